/// The ten parameters that an event can state once, for its whole length.
public enum EventParameterID: UInt8, CaseIterable, Equatable, Hashable, Sendable {
    case hapticIntensity
    case hapticSharpness
    case attackTime
    case decayTime
    case releaseTime
    case sustained
    case audioVolume
    case audioPitch
    case audioPan
    case audioBrightness

    /// The spelling in AHAP files, and Apple's raw value.
    public var name: String {
        switch self {
        case .hapticIntensity: "HapticIntensity"
        case .hapticSharpness: "HapticSharpness"
        case .attackTime: "AttackTime"
        case .decayTime: "DecayTime"
        case .releaseTime: "ReleaseTime"
        case .sustained: "Sustained"
        case .audioVolume: "AudioVolume"
        case .audioPitch: "AudioPitch"
        case .audioPan: "AudioPan"
        case .audioBrightness: "AudioBrightness"
        }
    }
}
