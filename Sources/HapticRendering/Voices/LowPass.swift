/// What brightness stands for: a low-pass of first order at 200 Hz for 0 up to 20 kHz, in equal ratios; at 1 there is
/// none. Ours: Apple publishes no cut-off.
enum LowPass {
    /// The cut-off in hertz.
    private static func cutOff(ofBrightness brightness: Double) -> Double {
        200 * Numerics.exp(4.605170185988092 * brightness)
    }

    /// How far the output goes towards the input in one sample, 0...1.
    static func step(ofBrightness brightness: Double, rate: Double) -> Double {
        brightness >= 1 ? 1 : -Numerics.expm1(-Numerics.tau * cutOff(ofBrightness: brightness) / rate)
    }

    /// What is left of a steady tone of a frequency in hertz, 0...1.
    static func gain(ofBrightness brightness: Double, atFrequency frequency: Double) -> Double {
        if brightness >= 1 { return 1 }
        let ratio = frequency / cutOff(ofBrightness: brightness)
        return 1 / Numerics.squareRoot(1 + ratio * ratio)
    }

    /// Samples after which nothing is left of what the filter held, to 1 in 10^11, at any rate.
    static var memory: Int { 4096 }
}
