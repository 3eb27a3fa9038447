/// Numbers in bytes from outside: nil where there are not enough of them.
extension [UInt8] {
    func hasText(_ text: String, at offset: Int) -> Bool {
        offset <= count && self[offset...].starts(with: text.utf8)
    }

    func uint16(at offset: Int) -> UInt16? {
        guard let number = unsigned(bytes: 2, at: offset) else { return nil }
        return UInt16(truncatingIfNeeded: number)
    }

    func uint32(at offset: Int) -> UInt32? {
        guard let number = unsigned(bytes: 4, at: offset) else { return nil }
        return UInt32(truncatingIfNeeded: number)
    }

    func uint64(at offset: Int) -> UInt64? { unsigned(bytes: 8, at: offset) }

    private func unsigned(bytes: Int, at offset: Int) -> UInt64? {
        guard offset >= 0, offset <= count - bytes else { return nil }
        return self[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func append(littleEndian number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
