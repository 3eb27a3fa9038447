/// How much the two motors of a gamepad should do, as sums of squared amplitudes.
package struct MotorLevels: Equatable, BitwiseCopyable, Sendable {
    /// The share of the heavy motor, for low sharpness.
    package private(set) var heavySquare = 0.0
    /// The share of the light motor, for high sharpness.
    package private(set) var lightSquare = 0.0
    /// Of both together, for a motor that has to do everything.
    package private(set) var square = 0.0

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package init() {}

    /// Adds an event of an amplitude, of which the light motor takes a share of 0...1.
    @inline(__always)
    package mutating func add(
        amplitude: Double, lightShare: Double, countsOnHeavy: Bool = true, countsOnLight: Bool = true
    ) {
        let whole = amplitude * amplitude
        let (heavy, light) = (countsOnHeavy ? whole * (1 - lightShare) : 0, countsOnLight ? whole * lightShare : 0)
        heavySquare += heavy
        lightSquare += light
        square += heavy + light
    }

    /// The larger of each.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    @inline(__always)
    package mutating func formMaximum(with other: MotorLevels) {
        heavySquare = max(heavySquare, other.heavySquare)
        lightSquare = max(lightSquare, other.lightSquare)
        square = max(square, other.square)
    }

    /// The level of the heavy motor, 0...1.
    package var heavy: Double { Numerics.squareRoot(min(heavySquare, 1)) }
    /// The level of the light motor, 0...1.
    package var light: Double { Numerics.squareRoot(min(lightSquare, 1)) }
    /// The level of one motor for everything, 0...1.
    package var single: Double { Numerics.squareRoot(min(square, 1)) }
}
