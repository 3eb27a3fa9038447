/// The kinds of event that a parameter or control can belong to, as the table of parameters needs them.
enum KindSet {
    /// Taps and buzzes.
    case haptic
    /// Buzzes only.
    case hapticContinuous
    /// Tones and sounds.
    case audio
    /// All kinds with an envelope: everything but taps.
    case enveloped

    func contains(_ kind: HapticEvent.Kind) -> Bool {
        switch self {
        case .haptic: kind.isHaptic
        case .hapticContinuous: kind == .hapticContinuous
        case .audio: kind.isAudio
        case .enveloped: kind != .hapticTransient
        }
    }
}
