/// The twelve controls that act on all events of a pattern, by ``DynamicParameter`` or ``ParameterCurve``.
public enum DynamicParameterID: UInt8, CaseIterable, Equatable, Hashable, Sendable {
    case hapticIntensityControl
    case hapticSharpnessControl
    case hapticAttackTimeControl
    case hapticDecayTimeControl
    case hapticReleaseTimeControl
    case audioVolumeControl
    case audioPanControl
    case audioBrightnessControl
    case audioPitchControl
    case audioAttackTimeControl
    case audioDecayTimeControl
    case audioReleaseTimeControl

    /// The spelling in AHAP files, and Apple's raw value.
    public var name: String {
        switch self {
        case .hapticIntensityControl: "HapticIntensityControl"
        case .hapticSharpnessControl: "HapticSharpnessControl"
        case .hapticAttackTimeControl: "HapticAttackTimeControl"
        case .hapticDecayTimeControl: "HapticDecayTimeControl"
        case .hapticReleaseTimeControl: "HapticReleaseTimeControl"
        case .audioVolumeControl: "AudioVolumeControl"
        case .audioPanControl: "AudioPanControl"
        case .audioBrightnessControl: "AudioBrightnessControl"
        case .audioPitchControl: "AudioPitchControl"
        case .audioAttackTimeControl: "AudioAttackTimeControl"
        case .audioDecayTimeControl: "AudioDecayTimeControl"
        case .audioReleaseTimeControl: "AudioReleaseTimeControl"
        }
    }
}
