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
}
