/// Bytes to read sound from: in memory, or in a file of which only the part at hand is in memory.
struct ByteSource {
    private enum Storage {
        case memory([UInt8])
        case file(OpenFile)
    }

    private let storage: Storage
    /// How many there are.
    let count: Int

    init(_ bytes: [UInt8]) {
        storage = .memory(bytes)
        count = bytes.count
    }

    init(_ file: OpenFile, size: Int) {
        storage = .file(file)
        count = size
    }

    /// Those of memory; nil of a file.
    var inMemory: [UInt8]? {
        switch storage {
        case .memory(let bytes): bytes
        case .file: nil
        }
    }

    /// Up to `wanted` bytes from an offset; fewer at the end, none behind it.
    func bytes(at offset: Int, count wanted: Int) throws(SystemFault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(0, min(wanted, count - offset)))
        let got = try read(into: &bytes, at: offset)
        bytes.removeLast(bytes.count - got)
        return bytes
    }

    /// Fills the bytes from an offset; fewer at the end. The number of those filled.
    func read(into bytes: inout [UInt8], at offset: Int) throws(SystemFault) -> Int {
        switch storage {
        case .memory(let all):
            guard offset >= 0, offset < all.count else { return 0 }
            let got = min(bytes.count, all.count - offset)
            bytes.replaceSubrange(..<got, with: all[offset..<offset + got])
            return got
        case .file(let file):
            return try file.read(into: &bytes, at: offset)
        }
    }
}
