/// A sound, in a pattern written in Swift. It takes its stated duration, and no time without one.
public struct Sound: PatternContent, Equatable, Hashable, Sendable {
    /// The element that it makes.
    public let element: PatternElement

    /// A sound file by path, as an AHAP file states it.
    ///
    /// - Parameters:
    ///   - path: The file; a player resolves it.
    ///   - duration: Seconds; the natural length where not given. A shorter one cuts the sound, a longer one pads it.
    ///   - volume: 0...1; 1 where not given.
    ///   - pitch: -1...1; 0, unchanged, where not given.
    ///   - pan: -1 (left)...1 (right); 0 where not given.
    ///   - brightness: 0...1; 1 where not given.
    ///   - usesVolumeEnvelope: Short ramps at begin and end.
    ///   - loops: Repeats until the duration is over.
    public init(
        _ path: String,
        duration: Double? = nil,
        volume: Float? = nil,
        pitch: Float? = nil,
        pan: Float? = nil,
        brightness: Float? = nil,
        usesVolumeEnvelope: Bool = true,
        loops: Bool = false
    ) {
        var parameters = EventParameters()
        parameters.setSound(volume: volume, pitch: pitch, pan: pan, brightness: brightness)
        let sound = HapticEvent.Sound(.path(path), usesVolumeEnvelope: usesVolumeEnvelope, loops: loops)
        self.init(sound, duration: duration, parameters: parameters)
    }

    /// A sound from any source, with any parameters.
    public init(_ sound: HapticEvent.Sound, duration: Double? = nil, parameters: EventParameters = EventParameters()) {
        element = .event(
            HapticEvent(kind: .audioCustom, time: 0, duration: duration, parameters: parameters, sound: sound))
    }
}
