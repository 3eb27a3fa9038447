import CoreHaptics

/// A knock that is heard and felt: a sound of the application's own, and a tap at the same moment.
final class KnockPlayer {
    private let engine: CHHapticEngine
    private let sound: CHHapticAudioResourceID
    private let player: any CHHapticPatternPlayer

    init?() throws {
        guard let url = Bundle.module.url(forResource: "Knock", withExtension: "wav") else { return nil }
        engine = try CHHapticEngine()
        sound = try engine.registerAudioResource(url, options: [CHHapticAudioResourceKeyUseVolumeEnvelope: false])
        let events = [
            CHHapticEvent(
                audioResourceID: sound,
                parameters: [CHHapticEventParameter(parameterID: .audioVolume, value: 1)], relativeTime: 0),
            CHHapticEvent(
                eventType: .hapticTransient,
                parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0),
        ]
        player = try engine.makePlayer(with: CHHapticPattern(events: events, parameters: []))
        try engine.start()
    }

    func knock() throws { try player.start(atTime: CHHapticTimeImmediate) }

    deinit { try? engine.unregisterAudioResource(sound) }
}
