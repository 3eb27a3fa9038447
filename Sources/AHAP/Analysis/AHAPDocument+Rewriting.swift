extension AHAPDocument {
    /// True if an entry's text may be copied or moved as it stands: the file is JSON in UTF-8, and each entry is of one
    /// kind and complete.
    package var entriesCanBeRewritten: Bool {
        isJSON && faults(of: .ah006).isEmpty && !faults(of: .ah124).contains { $0.kind == .notUTF8 }
    }

    /// The text of a byte range with some parts of it replaced; replacements outside the range are left out.
    package func text(in range: Range<Int>, replacing edits: [Edit]) -> String {
        var result = ""
        var position = range.lowerBound
        for edit in edits where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
            result += text(in: position..<edit.range.lowerBound)
            result += edit.text
            position = edit.range.upperBound
        }
        return result + text(in: position..<range.upperBound)
    }

    /// What stands between an entry and a new one behind it: a comma, and the line break and indent that the entry has
    /// itself.
    package func separator(behindEntry node: Int32) -> String {
        let start = range(of: node).lowerBound
        let space = text(in: startOfBlank(before: start)..<start)
        return "," + (space.isEmpty ? " " : space)
    }

    /// Where the white space before an offset begins.
    package func startOfBlank(before offset: Int) -> Int {
        var start = offset
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        return start
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
