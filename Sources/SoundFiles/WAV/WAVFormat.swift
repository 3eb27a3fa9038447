/// The chunk `fmt ` of a WAV file.
struct WAVFormat {
    enum Encoding {
        case samples(WAVEncoding)
        /// A codec that we do not read, by its registered number; libsndfile may.
        case foreign
    }

    let encoding: Encoding
    let channels: Int
    let sampleRate: Int
    let speakers: [Speaker]
    let bytesPerFrame: Int

    private static let integer: UInt16 = 1
    private static let float: UInt16 = 3
    private static let extensible: UInt16 = 0xFFFE
    /// What follows the codec's number in the identifier of an extensible format.
    static let suffix: [UInt8] = [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]

    init(_ chunk: [UInt8]) throws(WAVReadingFault) {
        guard let statedTag = chunk.uint16(at: 0), let channels = chunk.uint16(at: 2), let rate = chunk.uint32(at: 4),
            let frameSize = chunk.uint16(at: 12), let bits = chunk.uint16(at: 14)
        else { throw .header(.formatTooShort(chunk.count)) }
        guard (1...SoundLimits.maximumChannels).contains(Int(channels)) else { throw .channels(Int(channels)) }
        guard rate >= 1, rate <= UInt32(Int32.max) else { throw .header(.sampleRate(rate)) }
        self.channels = Int(channels)
        sampleRate = Int(rate)
        let isExtended = statedTag == Self.extensible
        let mask = isExtended ? chunk.uint32(at: 20) : nil
        speakers = mask.map { Speaker.masked($0, channels: Int(channels)) } ?? Speaker.usual(channels: Int(channels))
        let tag = isExtended ? Self.tag(extended: chunk) : statedTag
        let known = try Self.encoding(tag, bits: Int(bits), frameSize: Int(frameSize), channels: Int(channels))
        encoding = known.map { .samples($0) } ?? .foreign
        bytesPerFrame = (known?.byteCount ?? 0) * Int(channels)
    }

    /// Nil for an identifier that is none of a registered codec's.
    private static func tag(extended chunk: [UInt8]) -> UInt16? {
        guard chunk.count >= 40, chunk[26..<40].elementsEqual(suffix) else { return nil }
        return chunk.uint16(at: 24)
    }

    private static func encoding(
        _ tag: UInt16?, bits: Int, frameSize: Int, channels: Int
    ) throws(WAVReadingFault) -> WAVEncoding? {
        switch tag {
        case integer:
            guard (1...32).contains(bits) else { throw .header(.bits(bits, isFloat: false)) }
            return try integers(bits: bits, frameSize: frameSize, channels: channels)
        case float:
            guard let encoding = WAVEncoding(floatBits: bits) else { throw .header(.bits(bits, isFloat: true)) }
            if frameSize != 0, frameSize != encoding.byteCount * channels {
                throw .header(.frameSize(frameSize, channels: channels, bits: bits))
            }
            return encoding
        default: return nil
        }
    }

    /// A sample may have more bytes than its bits need (24 bits in 4 bytes), since it stands at the top of them. A frame
    /// size of 0 says nothing.
    private static func integers(bits: Int, frameSize: Int, channels: Int) throws(WAVReadingFault) -> WAVEncoding {
        let needed = (bits + 7) / 8
        let (bytes, rest) = frameSize == 0 ? (needed, 0) : frameSize.quotientAndRemainder(dividingBy: channels)
        guard rest == 0, bytes == needed || (bytes > needed && needed > 1),
            let encoding = WAVEncoding(integerBytes: bytes)
        else { throw .header(.frameSize(frameSize, channels: channels, bits: bits)) }
        return encoding
    }
}
