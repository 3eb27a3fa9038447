/// The chunk `ds64` of RF64 and BW64 files: sizes of chunks that are too large for 32 bits (EBU Tech 3306).
struct LargeSizes {
    private var data: UInt64?
    private var others: [(id: [UInt8], size: UInt64)] = []

    init() {}

    init(_ chunk: [UInt8]) {
        data = chunk.uint64(at: 8)
        var offset = 28
        while let size = chunk.uint64(at: offset + 4) {
            others.append((Array(chunk[offset..<offset + 4]), size))
            offset += 12
        }
    }

    /// All that follows, if nothing better is known.
    func size(of chunk: RIFFChunks.Chunk) -> UInt64 {
        guard chunk.size == .max else { return UInt64(chunk.size) }
        return stated(for: chunk) ?? .max
    }

    func stated(for chunk: RIFFChunks.Chunk) -> UInt64? {
        if chunk.isNamed("data") { return data }
        return others.first { $0.id == chunk.id }?.size
    }
}
