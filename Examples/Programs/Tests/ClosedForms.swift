import Foundation

// The reference waveform as it is written down (docs/rendering.md), in the plainest form: what the programs must give.

/// The frequency of a sharpness.
func frequency(_ sharpness: Double) -> Double { 80 * pow(230 / 80, sharpness) }

/// A tap at sample 0 of 48,000 a second, some samples later.
func tapSample(_ number: Int, intensity: Float, sharpness: Float) -> Double {
    let (time, frequency) = (Double(number) / 48_000, frequency(Double(sharpness)))
    guard number > 0, time < 7 / frequency else { return 0 }
    let angle = atan(2 * Double.pi)
    let gain = exp(angle / (2 * .pi)) / sin(angle)
    return gain * pow(Double(intensity), 2) * sin(2 * .pi * frequency * time) * exp(-time * frequency)
}

/// A continuous event of full envelope but for 2 ms at either end, some samples after its start.
func continuousSample(
    _ number: Int, duration: Double, sharpness: Float, intensity: (Double) -> Double
) -> Double {
    let time = Double(number) / 48_000
    guard number > 0, time < duration + 0.002 else { return 0 }
    let envelope = time < duration ? min(time / 0.002, 1) : 1 - (time - duration) / 0.002
    return pow(intensity(time), 2) * envelope * sin(2 * .pi * frequency(Double(sharpness)) * time)
}

/// The largest difference between samples and what they should be.
func deviation(_ samples: [Float], _ expected: (Int) -> Double) -> Double {
    samples.indices.map { abs(Double(samples[$0]) - expected($0)) }.max() ?? .infinity
}
