import CoreHaptics

/// A swell of a second and a half: a continuous event, and a curve that takes its intensity up and down again.
final class SwellPlayer {
    private let engine: CHHapticEngine
    private let player: any CHHapticPatternPlayer

    init() throws {
        engine = try CHHapticEngine()
        let event = CHHapticEvent(
            eventType: .hapticContinuous,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: 1),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
            ],
            relativeTime: 0, duration: 1.5)
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl,
            controlPoints: [
                .init(relativeTime: 0, value: 0),
                .init(relativeTime: 0.75, value: 1),
                .init(relativeTime: 1.5, value: 0),
            ],
            relativeTime: 0)
        player = try engine.makePlayer(with: CHHapticPattern(events: [event], parameterCurves: [curve]))
    }

    func play() async throws {
        try await engine.start()
        try player.start(atTime: CHHapticTimeImmediate)
    }
}
