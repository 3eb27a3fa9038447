/// A mass on a spring under a drive signal, as a digital filter: its output is the acceleration, 1 for a steady tone of
/// amplitude 1 at resonance.
///
/// Source: the bilinear transform of s² / (s² + (ω₀/Q) s + ω₀²), divided by Q, matched at resonance.
package struct Resonator: Equatable, BitwiseCopyable, Sendable {
    private let forward: Double
    package let feedback: (first: Double, second: Double)
    private var state: (first: Double, second: Double) = (0, 0)

    /// - Parameters:
    ///   - frequency: Hertz of the resonance, below half the sample rate.
    ///   - quality: The quality factor, above 0.
    ///   - rate: Samples a second.
    package init(frequency: Double, quality: Double, rate: Double) {
        let warped = Numerics.tangentOfPi(times: frequency / rate)
        let square = warped * warped
        let scale = 1 + warped / quality + square
        forward = 1 / (scale * quality)
        feedback = (2 * (square - 1) / scale, (1 - warped / quality + square) / scale)
    }

    /// The next sample of motion. What rings is flushed to rest where it is too small to matter, before it becomes slow
    /// to compute with.
    @inline(__always)
    package mutating func step(_ drive: Double) -> Double {
        let motion = forward * drive + state.first
        state.first = -2 * forward * drive - feedback.first * motion + state.second
        state.second = forward * drive - feedback.second * motion
        if state.first.magnitude < 1e-30, state.second.magnitude < 1e-30 { state = (0, 0) }
        return motion
    }

    /// Replaces drive by motion.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func process(_ lane: Lane) {
        var filter = self
        lane.replace { Float(filter.step(Double($0))) }
        self = filter
    }

    package static func == (a: Resonator, b: Resonator) -> Bool {
        a.forward == b.forward && a.feedback == b.feedback && a.state == b.state
    }
}
