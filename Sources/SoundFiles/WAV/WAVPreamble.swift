/// All that ``WAVWriter`` writes before the sound: the same number of bytes whatever the sound's length, so that it can
/// be written again with the right sizes. There is nothing in it but what follows from the format: no time, no peak.
struct WAVPreamble {
    let channels: Int
    let sampleRate: Int
    let samples: WAVSampleFormat

    /// The most that the size in a RIFF header can state; the largest number of 32 bits says that it is unknown.
    static let largestRIFF = UInt64(UInt32.max) - 1

    var bytesPerFrame: Int { channels * samples.byteCount }
    /// Plain formats are for one and two channels. More would be taken for loudspeakers in the usual order, which only
    /// an extensible format can deny.
    private var isExtensible: Bool { channels > 2 }
    private var isFloat: Bool { samples == .float32 }

    init(_ name: String, _ channels: Int, _ rate: Int, _ samples: WAVSampleFormat) throws(SoundFileError) {
        guard (1...SoundLimits.maximumChannels).contains(channels), (1...Int(Int32.max)).contains(rate) else {
            throw SoundFileError(name, .unwritable(channels: channels, sampleRate: rate))
        }
        self.channels = channels
        sampleRate = rate
        self.samples = samples
    }

    /// - Parameters:
    ///   - dataSize: Bytes of sound; nil if that will never be known here, as in a pipe.
    ///   - largestRIFF: A file whose size is stated to be larger is RF64.
    func bytes(dataSize: UInt64?, largestRIFF: UInt64 = largestRIFF) -> [UInt8] {
        let format = formatChunk
        let start = 4 + Self.reserved + format.count + (isFloat ? 12 : 0) + 8
        let riffSize = dataSize.map { UInt64(start) + $0 + $0 % 2 }
        let isLarge = (riffSize ?? 0) > min(largestRIFF, Self.largestRIFF)
        let frames = dataSize.map { $0 / UInt64(bytesPerFrame) }
        var bytes = Array((isLarge ? "RF64" : "RIFF").utf8)
        bytes.append(littleEndian: Self.size32(isLarge ? nil : riffSize))
        bytes += Array("WAVE".utf8)
        bytes += Self.sizesChunk(isLarge ? [riffSize, dataSize, frames] : nil)
        bytes += format
        if isFloat { bytes += Self.header("fact", size: 4) + Self.little(Self.size32(isLarge ? nil : frames)) }
        return bytes + Self.header("data", size: Self.size32(isLarge ? nil : dataSize))
    }

    /// Room for the sizes of an RF64 file: three of 64 bits, and a table without entries.
    private static let reserved = 8 + 28

    /// The sizes of an RF64 file, or as many zeros.
    private static func sizesChunk(_ sizes: [UInt64?]?) -> [UInt8] {
        guard let sizes else { return header("JUNK", size: 28) + [UInt8](repeating: 0, count: 28) }
        return header("ds64", size: 28) + sizes.flatMap { little($0 ?? 0) } + little(UInt32(0))
    }

    private var formatChunk: [UInt8] {
        let bits = UInt16(samples.byteCount * 8)
        let tag: UInt16 = isFloat ? 3 : 1
        var bytes = Self.header("fmt ", size: isExtensible ? 40 : isFloat ? 18 : 16)
        bytes.append(littleEndian: isExtensible ? 0xFFFE : tag)
        bytes.append(littleEndian: UInt16(channels))
        bytes.append(littleEndian: UInt32(sampleRate))
        bytes.append(littleEndian: UInt32(clamping: sampleRate * bytesPerFrame))
        bytes.append(littleEndian: UInt16(bytesPerFrame))
        bytes.append(littleEndian: bits)
        if isExtensible {
            // 22 more bytes: the bits again, no loudspeakers, and the codec as an identifier.
            bytes += Self.little(UInt16(22)) + Self.little(bits) + Self.little(UInt32(0)) + Self.little(tag)
            bytes += WAVFormat.suffix
        } else if isFloat {
            bytes += Self.little(UInt16(0))
        }
        return bytes
    }

    private static func header(_ id: String, size: UInt32) -> [UInt8] { Array(id.utf8) + little(size) }

    /// The largest number where the size is not known, or not here.
    private static func size32(_ size: UInt64?) -> UInt32 { size.map { UInt32(clamping: $0) } ?? .max }

    private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: number)
        return bytes
    }
}
