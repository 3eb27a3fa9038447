/// Recognises ``KnownWord``s by their bytes: one multiplication, one probe, up to four comparisons of eight bytes.
///
/// Sendable: filled once in `init`, never freed, never changed.
@safe struct WordTable: @unchecked Sendable {
    /// A word as the reader sees it: first and last eight bytes, and what lies between them.
    struct Entry {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var second: UInt64 = 0
        var third: UInt64 = 0
        var length: UInt8 = 0
        var word: KnownWord = .unknown
    }

    static let shared = WordTable()
    static let slots = 256

    private let entries: UnsafeMutablePointer<Entry>

    private init() {
        unsafe entries = .allocate(capacity: WordTable.slots)
        unsafe entries.initialize(repeating: Entry(), count: WordTable.slots)
        for word in KnownWord.allCases where word != .unknown {
            let bytes = Array(word.name.utf8)
            let entry = unsafe bytes.withUnsafeBufferPointer { buffer in
                unsafe WordTable.entry(of: buffer, word: word)
            }
            let slot = WordTable.slot(first: entry.first, last: entry.last)
            // The factor in `slot` was searched so that no two words meet; a test holds it.
            unsafe entries[slot] = entry
        }
    }

    @inline(__always)
    static func slot(first: UInt64, last: UInt64) -> Int {
        let mixed = (first ^ (last &>> 32 | last &<< 32)) &* 0x8333_3218_BD91_A1B7
        return Int(truncatingIfNeeded: mixed &>> 56)
    }

    /// The word of `length` bytes at `start`, if AHAP knows it. `limit` is the number of readable bytes there.
    @inline(__always)
    func word(at start: UnsafePointer<UInt8>, length: Int, limit: Int) -> KnownWord {
        guard length >= 4, length <= 30 else { return .unknown }
        let first = unsafe WordTable.load(start, min(length, 8), limit)
        let last = length < 8 ? first : unsafe WordTable.load8(start + length - 8)
        let entry = unsafe entries + WordTable.slot(first: first, last: last)
        guard
            unsafe entry.pointee.first == first && entry.pointee.last == last
                && Int(entry.pointee.length) == length
        else { return .unknown }
        if length > 16 {
            guard unsafe entry.pointee.second == WordTable.load8(start + 8) else { return .unknown }
            if length > 24 {
                guard unsafe entry.pointee.third == WordTable.load8(start + 16) else { return .unknown }
            }
        }
        return unsafe entry.pointee.word
    }

    private static func entry(of bytes: UnsafeBufferPointer<UInt8>, word: KnownWord) -> Entry {
        guard let start = bytes.baseAddress else { return Entry() }
        let length = bytes.count
        var entry = Entry(length: UInt8(length), word: word)
        entry.first = unsafe load(start, min(length, 8), length)
        entry.last = length < 8 ? entry.first : unsafe load8(start + length - 8)
        if length > 16 { entry.second = unsafe load8(start + 8) }
        if length > 24 { entry.third = unsafe load8(start + 16) }
        return entry
    }

    /// Eight bytes, little-endian; the caller vouches for them.
    @inline(__always)
    static func load8(_ start: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// The first `length` (1...8) bytes as a number, the rest zero; reads no byte behind `limit`.
    @inline(__always)
    private static func load(_ start: UnsafePointer<UInt8>, _ length: Int, _ limit: Int) -> UInt64 {
        if limit >= 8 {
            return unsafe load8(start) & (UInt64.max &>> UInt64(64 - 8 * length))
        }
        var value: UInt64 = 0
        for index in 0..<length { value |= unsafe UInt64(start[index]) &<< UInt64(8 * index) }
        return value
    }
}
