/// What is wrong with the header of a WAV file.
public enum WAVFault: Equatable, Sendable, CustomStringConvertible {
    /// The file ends within the header.
    case cutInHeader
    /// No chunk `fmt ` that would say how the samples are stored.
    case noFormat
    /// A chunk `fmt ` of so few bytes.
    case formatTooShort(Int)
    /// No chunk `data`.
    case noData
    /// A rate of 0, or beyond what any library can hold.
    case sampleRate(UInt32)
    /// So many bits a sample, for integers or floating point.
    case bits(Int, isFloat: Bool)
    /// Frames of so many bytes, which do not hold the channels that are stated.
    case frameSize(Int, channels: Int, bits: Int)
    /// More chunks before the sound than any real file has.
    case tooManyChunks

    /// The end of a sentence that began with "is a WAV file, but".
    public var description: String {
        switch self {
        case .cutInHeader: "ends within its header"
        case .noFormat: "has no 'fmt ' chunk that says how its samples are stored"
        case .formatTooShort(let bytes): "its 'fmt ' chunk has \(bytes) bytes; 16 or more are right"
        case .noData: "has no 'data' chunk, so no sound"
        case .sampleRate(let rate): "states a sample rate of \(rate) Hz; 1 to \(Int32.max) can be read"
        case .bits(let bits, true): "states floating-point samples of \(bits) bits; 32 or 64 are right"
        case .bits(let bits, false): "states integer samples of \(bits) bits; 1 to 32 can be read"
        case .frameSize(let bytes, let channels, let bits):
            "states frames of \(bytes) bytes, which do not hold \(channels) channels of \(bits) bits"
        case .tooManyChunks: "has more than \(RIFFChunks.maximumCount) chunks before its sound"
        }
    }
}
