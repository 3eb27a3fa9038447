import CoreHaptics
import HapticPatterns
import HapticRendering
import SemanticFeedback

/// What a pattern is by itself, with silence up to a length.
func rendered(_ pattern: HapticPattern, to count: Int) throws -> [Float] {
    var renderer = try Renderer(pattern)
    let samples = renderer.renderAll().haptic
    return Array(samples.prefix(count)) + [Float](repeating: 0, count: max(count - samples.count, 0))
}

/// A tap by the formula that is written down (docs/rendering.md), at sample 0 of 48,000 a second, some samples later.
func tapSample(_ number: Int, intensity: Double, sharpness: Double) -> Double {
    let (time, frequency) = (Double(number) / 48_000, 80 * pow(230 / 80, sharpness))
    guard number > 0, time < 7 / frequency else { return 0 }
    let angle = atan(2 * Double.pi)
    let gain = exp(angle / (2 * .pi)) / sin(angle)
    return gain * pow(intensity, 2) * sin(2 * .pi * frequency * time) * exp(-time * frequency)
}

/// The largest difference of samples from a tap.
func deviation(_ samples: [Float], fromTapOf intensity: Double, _ sharpness: Double) -> Double {
    samples.indices.map {
        abs(Double(samples[$0]) - tapSample($0, intensity: intensity, sharpness: sharpness))
    }.max() ?? .infinity
}

/// The largest difference of samples from others.
func deviation(_ samples: [Float], from others: [Float]) -> Float {
    guard samples.count == others.count else { return .infinity }
    return zip(samples, others).map { abs($0 - $1) }.max() ?? .infinity
}

func isSilent(_ samples: some Collection<Float>) -> Bool { samples.allSatisfy { $0 == 0 } }

/// Every feedback that there is, each once.
let everyFeedback: [SensoryFeedback] =
    [
        .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange,
        .pathComplete,
    ] + [
        .impact(weight: .light), .impact(weight: .medium), .impact(weight: .heavy), .impact(flexibility: .rigid),
        .impact(flexibility: .solid), .impact(flexibility: .soft),
    ] + [
        .selection(.maximum), .selection(.minimum), .selection(.on), .selection(.off), .press(.button),
        .press(.buttonIconOnly), .press(.slider), .press(.toggle), .press(.tab), .release(.slider),
    ]
