extension AHAPDocument {
    /// The edit that takes an element or a member out of its container, together with exactly one comma beside it and
    /// the white space that would be left over. `nil` where the text around it is no JSON.
    func removal(of range: Range<Int>) -> Edit? {
        guard let before = lastByte(before: range.lowerBound), let after = firstByte(from: range.upperBound) else {
            return nil
        }
        let closes = isClosing(bytes[after])
        guard closes || bytes[after] == UInt8(ascii: ",") else { return nil }
        switch bytes[before] {
        case UInt8(ascii: ","):
            guard let end = lastByte(before: before) else { return nil }
            return Edit(end + 1..<range.upperBound, "")
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if closes { return Edit(before + 1..<after, "") }
            guard let next = firstByte(from: after + 1) else { return nil }
            // With only a trailing comma behind it, the container becomes empty.
            return Edit((isClosing(bytes[next]) ? before + 1 : range.lowerBound)..<next, "")
        default: return nil
        }
    }

    private func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }

    /// The offset of the last byte before an offset that is no white space.
    private func lastByte(before offset: Int) -> Int? {
        var at = min(offset, bytes.count) - 1
        while at >= 0 {
            if bytes[at] > 0x20 { return at }
            at -= 1
        }
        return nil
    }

    /// The offset of the first byte from an offset on that is no white space.
    private func firstByte(from offset: Int) -> Int? {
        var at = max(offset, 0)
        while at < bytes.count {
            if bytes[at] > 0x20 { return at }
            at += 1
        }
        return nil
    }
}
