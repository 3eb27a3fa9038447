/// What the first bytes of a file say that it is. The file may still be broken, or empty of sound.
public enum SoundFormat: CaseIterable, Sendable {
    case aiff, au, caf, codedWAV, flac, mp3, nist, ogg, voc, wav, wave64
    case aac, ac3, amr, dsd, matroska, midi, monkeysAudio, mpeg4, realMedia, text, trueAudio, wavPack, windowsMedia

    /// What people call it.
    public var name: String {
        switch self {
        case .aac: "AAC (ADTS)"
        case .ac3: "Dolby Digital (AC-3)"
        case .aiff: "AIFF"
        case .amr: "AMR"
        case .au: "AU"
        case .caf: "CAF"
        case .codedWAV: "WAV with a codec (µ-law, ADPCM and the like)"
        case .dsd: "DSD"
        case .flac: "FLAC"
        case .matroska: "Matroska or WebM"
        case .midi: "MIDI"
        case .monkeysAudio: "Monkey's Audio"
        case .mp3: "MP3"
        case .mpeg4: "MPEG-4 audio (M4A, MP4)"
        case .nist: "NIST SPHERE"
        case .ogg: "Ogg"
        case .realMedia: "RealMedia"
        case .text: "text (JSON or markup)"
        case .trueAudio: "True Audio"
        case .voc: "VOC"
        case .wav: "WAV"
        case .wave64: "Wave64"
        case .wavPack: "WavPack"
        case .windowsMedia: "Windows Media (WMA)"
        }
    }

    /// Whether we or libsndfile can read it, if the file is sound and its codec is one of the usual ones.
    public var isReadable: Bool {
        switch self {
        case .aiff, .au, .caf, .codedWAV, .flac, .mp3, .nist, .ogg, .voc, .wav, .wave64: true
        default: false
        }
    }
}
