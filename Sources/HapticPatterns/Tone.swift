/// The built-in tone, in a pattern written in Swift. It takes its duration.
public struct Tone: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// - Parameters:
    ///   - duration: Seconds before the release begins; may be left out for a decaying tone, which then takes no time.
    ///   - volume: 0...1; 1 where not given.
    ///   - pitch: -1...1; 0, unchanged, where not given.
    ///   - pan: -1 (left)...1 (right); 0 where not given.
    ///   - brightness: 0...1; 1 where not given.
    ///   - envelope: How the level rises and falls.
    public init(
        duration: Double? = nil,
        volume: Float? = nil,
        pitch: Float? = nil,
        pan: Float? = nil,
        brightness: Float? = nil,
        envelope: EventEnvelope = EventEnvelope()
    ) {
        var parameters = envelope.parameters
        parameters.setSound(volume: volume, pitch: pitch, pan: pan, brightness: brightness)
        element = .event(HapticEvent(kind: .audioContinuous, time: 0, duration: duration, parameters: parameters))
    }
}

extension EventParameters {
    /// States what is given of the four parameters that tones and sounds share.
    mutating func setSound(volume: Float?, pitch: Float?, pan: Float?, brightness: Float?) {
        self[.audioVolume] = volume
        self[.audioPitch] = pitch
        self[.audioPan] = pan
        self[.audioBrightness] = brightness
    }
}
