/// How carefully a sound is brought to another rate. The figures are those of libsamplerate's documentation.
public enum ResamplingQuality: CaseIterable, Sendable {
    /// Band-limited: signal to noise 145 dB, bandwidth 96 %.
    case best
    /// Band-limited: signal to noise 121 dB, bandwidth 90 %; several times faster.
    case medium
    /// Band-limited: signal to noise 97 dB, bandwidth 80 %; faster still.
    case fast
    /// Straight lines between samples: fastest, with aliases.
    case linear
}
