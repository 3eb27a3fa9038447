/// From seconds in a pattern to positions in samples, which are real numbers: an event may begin between two samples.
@usableFromInline
package struct SampleClock: Equatable, Sendable {
    /// Samples a second.
    package let rate: Double
    /// How many seconds of the pattern pass in one second.
    let speed: Double
    /// Seconds to whose multiples times are rounded; 0 rounds none.
    let timeStep: Double

    package init(_ settings: RenderSettings) {
        rate = settings.sampleRate
        speed = settings.speed
        timeStep = settings.profile.timeStep
    }

    /// The part of a sample that is too little to tell.
    @inlinable package static var tolerance: Double { 1e-6 }

    /// The last position to which samples can be counted exactly: by a `Double`, and twice over by an `Int`, which has
    /// 32 bits in WebAssembly.
    package static var lastPosition: Double { Double(1 << min(52, Int.bitWidth - 2)) }

    /// The position of a time of the pattern.
    ///
    /// A time meant to be a whole number of samples is seldom one in binary: `0.29 * 100` is 28.999999999999996. What
    /// lies within a millionth of a sample of a whole one is taken for it, so that times which are equal on paper give
    /// equal samples. That moves the phase of a vibration by less than single precision can tell.
    package func position(ofSeconds seconds: Double) -> Double {
        let time = timeStep > 0 ? Numerics.nearest(seconds / timeStep) * timeStep : seconds
        let position = time * rate / speed
        let whole = Numerics.nearest(position)
        return (position - whole).magnitude < Self.tolerance ? whole : position
    }

    /// The time of the pattern at a position.
    package func seconds(ofPosition position: Double) -> Double { position * speed / rate }

    /// Samples in a length of time that speed does not scale: envelopes, taps, fades.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func samples(ofSeconds seconds: Double) -> Double { seconds * rate }
}
