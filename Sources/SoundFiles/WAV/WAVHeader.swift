/// What stands before the sound of a WAV file, and how much sound there is.
struct WAVHeader {
    let format: WAVFormat
    /// Where the sound begins, in bytes from the beginning of the file.
    let dataOffset: Int
    /// How many bytes of sound are there.
    let dataSize: Int
    /// How many bytes the header promises; nil if it was written before that was known.
    let promisedSize: UInt64?

    /// Of a file that begins as a WAV file does.
    init(_ source: ByteSource) throws(WAVReadingFault) {
        let riff = try source.wavBytes(at: 0, count: 12)
        guard riff.count == 12, let riffSize = riff.uint32(at: 4) else { throw .header(.cutInHeader) }
        var chunks = RIFFChunks()
        var format: WAVFormat?
        var large = LargeSizes()
        var data: RIFFChunks.Chunk?
        while format == nil || data == nil, let chunk = try chunks.next(in: source) {
            let size = large.size(of: chunk)
            if chunk.isNamed("fmt "), format == nil {
                format = try Self.format(of: chunk, in: source)
            } else if chunk.isNamed("ds64") {
                large = try LargeSizes(source.wavBytes(at: chunk.offset, count: Int(clamping: min(size, 4096))))
            } else if chunk.isNamed("data"), data == nil {
                data = chunk
            }
            try chunks.skip(chunk, size: size, in: source)
        }
        guard let format else { throw .header(.noFormat) }
        guard let data else { throw .header(.noData) }
        let size = DataSize(of: data, large: large, riff: riffSize, in: source.count)
        (self.format, dataOffset, dataSize, promisedSize) = (format, data.offset, size.present, size.promised)
    }

    private static func format(
        of chunk: RIFFChunks.Chunk, in source: ByteSource
    ) throws(WAVReadingFault) -> WAVFormat {
        let wanted = min(Int(clamping: chunk.size), 64)
        let body = try source.wavBytes(at: chunk.offset, count: wanted)
        if body.count < wanted { throw .header(.cutInHeader) }
        return try WAVFormat(body)
    }
}

/// How much sound a chunk `data` holds. Programs that write to a pipe, or that were killed, leave a size that means
/// nothing: 0, or one of the largest. Then the sound goes on to the end of the file.
private struct DataSize {
    let present: Int
    let promised: UInt64?

    init(of chunk: RIFFChunks.Chunk, large: LargeSizes, riff: UInt32, in count: Int) {
        let rest = max(0, count - chunk.offset)
        let stated = large.size(of: chunk)
        // An empty chunk is meant if the file as a whole is stated to go on behind it.
        let endsBeforeSound = riff == 0 || riff == .max || Int(riff) + 8 <= chunk.offset
        let isLarge = chunk.size == .max && large.stated(for: chunk) != nil
        let isPlaceholder = !isLarge && chunk.size >= 0x7FFF_F000 && stated > UInt64(rest)
        if isPlaceholder || (stated == 0 && endsBeforeSound) {
            (present, promised) = (rest, nil)
        } else {
            (present, promised) = (min(Int(clamping: stated), rest), stated)
        }
    }
}
