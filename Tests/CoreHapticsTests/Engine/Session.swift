import CoreHaptics
import HapticPlayback
import HapticRendering
import Testing

/// An engine that plays on an output of its own clock, whatever the environment says.
final class Session {
    let clock = VirtualClock()
    let output: VirtualOutput
    let engine: CHHapticEngine

    init(starts: Bool = true, rate: Double = 48_000) throws {
        output = VirtualOutput(
            clock: clock, capabilities: OutputCapabilities(sampleRate: rate), keepsSamples: true)
        engine = try CHHapticEngine(output: output)
        if starts { try engine.start() }
    }

    /// What was felt since the last call.
    func felt() -> [Float] { output.takeSamples().haptic }

    /// Returns when the handlers that are due have run.
    func settle() { engine.core.waitForHandlers() }
}

/// A buzz of full intensity.
func buzz(_ duration: TimeInterval, intensity: Float = 1, at time: TimeInterval = 0) -> CHHapticEvent {
    CHHapticEvent(
        eventType: .hapticContinuous,
        parameters: [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
        ], relativeTime: time, duration: duration)
}

func tap(intensity: Float = 1, at time: TimeInterval = 0) -> CHHapticEvent {
    CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity)], relativeTime: time)
}

func pattern(_ events: CHHapticEvent...) throws -> CHHapticPattern {
    try CHHapticPattern(events: events, parameters: [])
}

/// What a pattern sounds like by itself, with silence up to a length.
func rendered(_ pattern: CHHapticPattern, to count: Int) throws -> [Float] {
    var renderer = try Renderer(pattern.model)
    let samples = renderer.renderAll().haptic
    return Array(samples.prefix(count)) + [Float](repeating: 0, count: max(count - samples.count, 0))
}

func isSilent(_ samples: some Collection<Float>) -> Bool { samples.allSatisfy { $0 == 0 } }

/// The largest of the samples, whatever their sign.
func peak(_ samples: some Collection<Float>) -> Float { samples.reduce(0) { max($0, abs($1)) } }
