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
}
