import HapticPatterns
import HapticRendering
import TestSupport

/// Makes random patterns of all kinds of events, and the sounds that they play.
struct RandomPattern {
    var hasSounds = true
    var hasControls = true
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// One mono and one stereo sound of noise, of 0.2 s at 48 kHz.
    var sounds: SoundLibrary {
        var noise = SeededGenerator(seed: 1)
        let mono = (0..<9_600).map { _ in Float.random(in: -0.5...0.5, using: &noise) }
        let stereo = (0..<19_200).map { _ in Float.random(in: -0.5...0.5, using: &noise) }
        return SoundLibrary([
            .path("mono.wav"): SoundClip(mono: mono, sampleRate: 48_000),
            .resource(3): SoundClip(stereo: stereo, sampleRate: 48_000),
        ])
    }

    mutating func pattern(events count: Int, seconds: Double) -> HapticPattern {
        var pattern = HapticPattern()
        pattern.events = (0..<count).map { _ in event(within: seconds) }
        guard hasControls else { return pattern }
        for id in DynamicParameterID.allCases {
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                pattern.parameters.append(
                    DynamicParameter(id, time: unit() * seconds, value: value(in: id.range)))
            }
            if Bool.random(using: &generator) { pattern.curves.append(curve(id, within: seconds)) }
        }
        return pattern
    }

    private mutating func event(within seconds: Double) -> HapticEvent {
        let kinds: [HapticEvent.Kind] =
            hasSounds ? HapticEvent.Kind.allCases : [.hapticTransient, .hapticContinuous, .audioContinuous]
        let kind = kinds.randomElement(using: &generator) ?? .hapticTransient
        var event = HapticEvent(kind: kind, time: unit() * seconds)
        if kind != .hapticTransient { event.duration = unit() * unit() * seconds }
        for id in EventParameterID.allCases where id.applies(to: kind) && Bool.random(using: &generator) {
            event.parameters[id] = value(in: id.range)
        }
        if kind == .audioCustom {
            let source: HapticEvent.Sound.Source = Bool.random(using: &generator) ? .path("mono.wav") : .resource(3)
            event.sound = HapticEvent.Sound(
                source, usesVolumeEnvelope: Bool.random(using: &generator), loops: Bool.random(using: &generator))
        }
        return event
    }

    private mutating func curve(_ id: DynamicParameterID, within seconds: Double) -> ParameterCurve {
        let points = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
            ControlPoint(time: unit() * seconds, value: value(in: id.range))
        }
        return ParameterCurve(id, time: unit() * 0.2 * seconds, points: points)
    }

    private mutating func unit() -> Double { Double.random(in: 0...1, using: &generator) }

    private mutating func value(in range: ClosedRange<Float>) -> Float { Float.random(in: range, using: &generator) }
}
