/// A stream of decisions: drawn at random from a seed, or read from the fuzzer's bytes (zeros when they run out).
struct Choices {
    private var state: UInt64 = 0
    private var bytes: [UInt8]?
    private var position = 0

    init(seed: UInt64) { state = seed }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// True when the fuzzer's bytes are used up.
    var isUsedUp: Bool { bytes.map { position >= $0.count } ?? false }

    mutating func byte() -> UInt8 {
        guard let bytes else { return UInt8(truncatingIfNeeded: random()) }
        defer { position += 1 }
        return position < bytes.count ? bytes[position] : 0
    }

    /// 0 up to, not including, `bound` (1...65536).
    mutating func below(_ bound: Int) -> Int {
        let low = Int(byte())
        return (bound <= 256 ? low : low << 8 | Int(byte())) % bound
    }

    /// True once in `bound` times.
    mutating func once(in bound: Int) -> Bool { below(bound) == 0 }

    mutating func one<Element>(of list: [Element]) -> Element { list[below(list.count)] }

    /// Eight bytes as a number.
    mutating func word() -> UInt64 {
        var value: UInt64 = 0
        for _ in 0..<8 { value = value << 8 | UInt64(byte()) }
        return value
    }

    /// SplitMix64.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
