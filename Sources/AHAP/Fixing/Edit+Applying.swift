extension Edit {
    /// The text after all edits are made together; every range counts in the text as given.
    ///
    /// The order of `edits` matters only for insertions at the same place, which come in that order. An insertion
    /// stands before a replacement that begins there and behind one that ends there.
    ///
    /// - Returns: `nil` if two edits overlap or one reaches past the end.
    public static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
        let order = Edit.order(edits)
        guard fits(edits, in: order, count: bytes.count) else { return nil }
        return applied(edits, in: order, to: bytes)
    }

    /// The indices of edits in the order of the text.
    static func order(_ edits: [Edit]) -> [Int] {
        edits.indices.sorted { first, second in
            let (one, other) = (edits[first].range, edits[second].range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.isEmpty != other.isEmpty { return one.isEmpty }
            return first < second
        }
    }

    /// True if no two edits overlap, and none reaches out of a text of `count` bytes.
    static func fits(_ edits: [Edit], in order: [Int], count: Int) -> Bool {
        var end = 0
        for index in order {
            let range = edits[index].range
            guard range.lowerBound >= end, range.upperBound <= count else { return false }
            end = range.upperBound
        }
        return true
    }

    /// The text after edits that fit.
    static func applied(_ edits: [Edit], in order: [Int], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        for index in order {
            let edit = edits[index]
            result.append(contentsOf: bytes[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.text.utf8)
            position = edit.range.upperBound
        }
        result.append(contentsOf: bytes[position...])
        return result
    }

    /// True if making the edit leaves the text as it is.
    func changesNothing(in bytes: [UInt8]) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return true }
        return bytes[range].elementsEqual(text.utf8)
    }
}
