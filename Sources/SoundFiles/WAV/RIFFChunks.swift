/// Walks the chunks of a RIFF file, one header at a time.
struct RIFFChunks {
    struct Chunk {
        let id: [UInt8]
        /// Of the body, in bytes from the beginning of the file.
        let offset: Int
        /// As the header has it; 0xFFFFFFFF may stand for a size that is stated elsewhere, or for none.
        let size: UInt32

        func isNamed(_ name: String) -> Bool { id.elementsEqual(name.utf8) }
    }

    /// Real files have a dozen. The bound keeps a file of nothing but chunk headers from taking minutes.
    static let maximumCount = 10_000

    private var offset = 12
    private var count = 0

    /// The next chunk; nil where the file ends before another header.
    mutating func next(in source: ByteSource) throws(WAVReadingFault) -> Chunk? {
        let header = try source.wavBytes(at: offset, count: 8)
        guard let size = header.uint32(at: 4) else { return nil }
        if count == Self.maximumCount { throw .header(.tooManyChunks) }
        count += 1
        return Chunk(id: Array(header[..<4]), offset: offset + 8, size: size)
    }

    /// Goes behind a chunk of so many bytes, and behind the byte that fills an odd size up. Some writers forget that
    /// byte: it is not there if what stands in its place is no zero and begins a name.
    mutating func skip(_ chunk: Chunk, size: UInt64, in source: ByteSource) throws(WAVReadingFault) {
        let end = chunk.offset + min(Int(clamping: size), source.count)
        offset = end
        if size % 2 == 0 { return }
        let next = try source.wavBytes(at: end, count: 4)
        let isName = next.count == 4 && next.allSatisfy { (0x20...0x7E).contains($0) }
        if !isName { offset += 1 }
    }
}

/// What can go wrong while a WAV file is read, before the file's name is added.
enum WAVReadingFault: Error {
    case system(SystemFault)
    case header(WAVFault)
    case channels(Int)

    var reason: SoundFileError.Reason {
        switch self {
        case .system(let fault): .system(fault)
        case .header(let fault): .wav(fault)
        case .channels(let count): .channels(count)
        }
    }
}

extension ByteSource {
    func wavBytes(at offset: Int, count: Int) throws(WAVReadingFault) -> [UInt8] {
        do throws(SystemFault) {
            return try bytes(at: offset, count: count)
        } catch {
            throw .system(error)
        }
    }
}
