extension Profile {
    /// 80...230 Hz in equal ratios, amplitude the square of intensity. The default.
    ///
    /// Source: the two ends are third parties' figures for iPhones; that the scale is logarithmic follows from the
    /// default sharpness in Apple's open Unity plug-in, which is 125 Hz on it to five digits.
    public static var reference: Profile { custom(.logarithmic, from: 80, to: 230, exponent: 2) }

    /// 80...230 Hz in equal steps, amplitude equal to intensity: easy to check by hand.
    public static var linear: Profile { custom(.linear, from: 80, to: 230, exponent: 1) }

    /// As the MPEG haptics reference encoder reads AHAP: 65...300 Hz in whole hertz, taps of two cycles in 22 ms
    /// whatever their sharpness, times on a grid of 1 ms, controls back to neutral after a curve.
    public static var mpeg: Profile {
        let tapFrequency = 2 / 0.022
        return Profile(
            continuousFrequency: FrequencyLaw(.linear, from: 65, to: 300, roundsToWholeHertz: true),
            tapFrequency: FrequencyLaw(.linear, from: tapFrequency, to: tapFrequency),
            continuousAmplitude: AmplitudeLaw(gain: 0.6138, exponent: 1),
            tapAmplitude: AmplitudeLaw(gain: 0.792, exponent: 1),
            tap: .burst(cycles: 2),
            timeStep: 0.001,
            curvesReturnToNeutral: true)
    }

    /// As Meta's device profile for Quest controllers: taps of two cycles at 55...165 Hz, continuous 55...200 Hz with
    /// the square of sharpness. (Theirs fades from a sine to a square wave; ours stays a sine.)
    public static var quest: Profile {
        Profile(
            continuousFrequency: FrequencyLaw(.square, from: 55, to: 200),
            tapFrequency: FrequencyLaw(.linear, from: 55, to: 165),
            continuousAmplitude: AmplitudeLaw(exponent: 2),
            tapAmplitude: AmplitudeLaw(exponent: 2),
            tap: .burst(cycles: 2))
    }

    /// One frequency law and one power of intensity for taps and continuous events; otherwise as ``reference``.
    ///
    /// - Parameters:
    ///   - shape: How the frequency goes from the one to the other.
    ///   - lowest: Hertz at sharpness 0.
    ///   - highest: Hertz at sharpness 1; both must lie below half the sample rate.
    ///   - exponent: The power to which intensity is raised, above 0.
    public static func custom(
        _ shape: FrequencyLaw.Shape, from lowest: Double, to highest: Double, exponent: Double
    ) -> Profile {
        let frequency = FrequencyLaw(shape, from: lowest, to: highest)
        let amplitude = AmplitudeLaw(exponent: exponent)
        return Profile(
            continuousFrequency: frequency, tapFrequency: frequency,
            continuousAmplitude: amplitude, tapAmplitude: amplitude)
    }

    /// The profiles that have a name, to choose one by it.
    public static var named: [(name: String, profile: Profile)] {
        [("reference", .reference), ("linear", .linear), ("mpeg", .mpeg), ("quest", .quest)]
    }
}
