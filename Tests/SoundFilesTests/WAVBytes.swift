/// WAV files put together by hand, independently of what reads and writes them.
enum WAVBytes {
    static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// A chunk of a stated size, or of its true one, and a byte that fills it up to an even size.
    static func chunk(_ id: String, _ body: [UInt8], size: UInt32? = nil) -> [UInt8] {
        Array(id.utf8) + little(size ?? UInt32(body.count)) + body + (body.count % 2 == 1 ? [0] : [])
    }

    static func format(tag: UInt16, channels: UInt16, rate: UInt32, bits: UInt16, frame: UInt16? = nil) -> [UInt8] {
        let frame = frame ?? channels * (bits / 8)
        return little(tag) + little(channels) + little(rate) + little(rate &* UInt32(frame)) + little(frame)
            + little(bits)
    }

    /// The format of `tag` as an extensible one.
    static func extensible(tag: UInt16, channels: UInt16, rate: UInt32, bits: UInt16, mask: UInt32) -> [UInt8] {
        format(tag: 0xFFFE, channels: channels, rate: rate, bits: bits) + little(UInt16(22)) + little(bits)
            + little(mask) + little(tag) + [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
    }

    static func riff(_ chunks: [UInt8]..., size: UInt32? = nil) -> [UInt8] {
        let body = chunks.flatMap { $0 }
        return Array("RIFF".utf8) + little(size ?? UInt32(4 + body.count)) + Array("WAVE".utf8) + body
    }

    static func file(
        tag: UInt16 = 1, channels: UInt16 = 1, rate: UInt32 = 48_000, bits: UInt16 = 16, _ data: [UInt8]
    ) -> [UInt8] {
        riff(chunk("fmt ", format(tag: tag, channels: channels, rate: rate, bits: bits)), chunk("data", data))
    }

    static func shorts(_ numbers: Int16...) -> [UInt8] { numbers.flatMap(little) }
}
