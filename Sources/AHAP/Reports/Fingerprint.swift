/// What tells a finding from another when lines move: its text without white space.
enum Fingerprint {
    /// 16 hexadecimal digits (FNV-1a, 64 bits) of what stands in a range.
    static func of(_ range: Range<Int>, in bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes[range.clamped(to: 0..<bytes.count)] where byte > 0x20 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        var digits: [UInt8] = []
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            digits.append(hexadecimal: UInt8(truncatingIfNeeded: hash >> shift))
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
