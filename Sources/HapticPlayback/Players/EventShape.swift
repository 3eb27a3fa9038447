import HapticPatterns
import HapticRendering

/// What shapes the envelope of an event: kept beside the compiled event, since a player may have to shape it anew under
/// another rate or other controls.
struct EventShape: BitwiseCopyable, Sendable {
    enum Kind: BitwiseCopyable, Sendable {
        case tap
        /// Attack, level or decay, release.
        case held
        /// The same, within the length of a sound.
        case sound
        /// A sound as it is.
        case gate
    }

    let kind: Kind
    let isHaptic: Bool
    /// The event's own values, 0...1; no decay where the level is held.
    let attack: Double
    let decay: Double?
    let release: Double
    /// Samples of the pattern until release begins; infinite where the event states none.
    let length: Double

    /// What kind of event of a pattern it is.
    var eventKind: HapticEvent.Kind {
        switch kind {
        case .tap: .hapticTransient
        case .held: isHaptic ? .hapticContinuous : .audioContinuous
        case .sound, .gate: .audioCustom
        }
    }

    init(_ event: HapticEvent, on clock: SampleClock) {
        isHaptic = event.kind == .hapticTransient || event.kind == .hapticContinuous
        switch event.kind {
        case .hapticTransient: kind = .tap
        case .hapticContinuous, .audioContinuous: kind = .held
        case .audioCustom: kind = event.sound?.usesVolumeEnvelope == false ? .gate : .sound
        }
        attack = Double(event.value(of: .attackTime))
        decay = event.value(of: .sustained) < 0.5 ? Double(event.value(of: .decayTime)) : nil
        release = Double(event.value(of: .releaseTime))
        let time = event.time > 0 ? event.time : 0
        let stated = event.duration.map { $0.isFinite ? $0 : 0 } ?? 0
        let start = clock.position(ofSeconds: time)
        let first = event.kind == .audioCustom ? Double(Numerics.ceiling(start)) : start
        length = stated > 0 ? clock.position(ofSeconds: time + stated) - first : .infinity
    }
}
