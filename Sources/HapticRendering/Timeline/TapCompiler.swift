/// Fixes the waveform of a tap at its onset.
package struct TapCompiler: Sendable {
    private let map: FrequencyMap
    private let shape: Profile.Tap
    /// The frequency of all taps in cycles a sample, where an actuator asks for one.
    private let onlyFrequency: Double?
    /// What goes with the number of cycles that nearly all taps have.
    private let usualCycles: Double
    private let usualGain: Double
    private let hasGain: Bool

    package init(_ settings: RenderSettings) {
        map = FrequencyMap(settings.profile.tapFrequency, rate: settings.sampleRate)
        shape = settings.profile.tap
        onlyFrequency = settings.tapFrequencyToKeep.map { $0 / settings.sampleRate }
        // The partials of the preview are bounded by the amplitude as they are.
        hasGain = settings.signal != .preview
        if case .decaying(let cycles) = settings.profile.tap { usualCycles = cycles } else { usualCycles = 1 }
        usualGain = Self.gain(forCycles: usualCycles)
    }

    /// The tap of a sharpness of 0...1.
    ///
    /// - Parameter decay: The value of the decay control, -1...1: one more doubles the time of decay.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func tap(sharpness: Double, decay: Double) -> TimelineEvent.Tap {
        let stated = map.frequency(of: sharpness)
        let frequency = onlyFrequency ?? stated
        switch shape {
        case .decaying(let usual):
            let cycles = decay == 0 ? usual : usual * Numerics.pow(2, decay)
            // Where the frequency is not the stated one, the time of decay is still that of the stated one.
            let own = frequency == stated ? cycles : cycles * frequency / stated
            let halves = Numerics.ceiling(14 * own - 1e-9)
            let gain = !hasGain ? 1 : own == usualCycles ? usualGain : Self.gain(forCycles: own)
            return TimelineEvent.Tap(
                frequency: frequency, decay: own / frequency, length: Double(halves) / (2 * frequency), gain: gain)
        case .burst(let cycles):
            let halves = Numerics.ceiling(2 * cycles * frequency / stated - 1e-9)
            return TimelineEvent.Tap(
                frequency: frequency, decay: .infinity, length: Double(halves) / (2 * frequency), gain: 1)
        }
    }

    /// The factor that makes the highest peak of a sine exactly 1 that decays by e in that many cycles. The peak lies
    /// where the tangent of the angle is 2π times that number.
    private static func gain(forCycles cycles: Double) -> Double {
        let tangent = Numerics.tau * cycles
        let angle = Numerics.arcTangent(tangent)
        let sine = tangent / Numerics.squareRoot(1 + tangent * tangent)
        return Numerics.exp(angle / tangent) / sine
    }
}
