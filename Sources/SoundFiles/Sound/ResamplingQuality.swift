/// How carefully a sound is brought to another rate; all are band-limited. The figures are those of libsamplerate's documentation.
public enum ResamplingQuality: CaseIterable, Sendable {
    /// Signal to noise 145 dB, bandwidth 96 %.
    case best
    /// Signal to noise 121 dB, bandwidth 90 %; several times faster.
    case medium
    /// Signal to noise 97 dB, bandwidth 80 %; faster still.
    case fast
}
