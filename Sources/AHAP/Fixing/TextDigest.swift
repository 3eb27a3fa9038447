/// Tells texts apart by their length and 64 bits of their content (FNV-1a).
///
/// Two different texts look the same once in 2^64 times; fixing would then end a round early.
struct TextDigest: Equatable {
    private let count: Int
    private let hash: UInt64

    init(_ bytes: [UInt8]) {
        count = bytes.count
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        self.hash = hash
    }
}
