/// The difference of two texts, as `diff -u` writes it and `patch` reads it.
public enum UnifiedDiff {
    private static let context = 3

    /// Appends the difference, or nothing where there is none. The bytes of both texts are kept as they are.
    ///
    /// - Parameters:
    ///   - old: The bytes of the one text.
    ///   - new: The bytes of the other.
    ///   - path: Stands in both header lines.
    ///   - colour: True to mark lines with the colours of a terminal.
    ///   - output: What is appended to.
    public static func append(
        from old: [UInt8], to new: [UInt8], path: String, colour: Bool = false, output: inout [UInt8]
    ) {
        guard old != new else { return }
        let before = lines(of: old)
        let after = lines(of: new)
        let (oldNumbers, newNumbers) = numbers(old, before, new, after)
        let changes = LineMatcher.changes(from: oldNumbers, to: newNumbers)
        let style = TextStyle(colour: colour)
        append(header: path, style, to: &output)
        let writer = HunkWriter(old: old, before: before, new: new, after: after, style: style)
        var first = 0
        while first < changes.count {
            var last = first
            while last + 1 < changes.count,
                changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
            {
                last += 1
            }
            writer.append(changes[first...last], context: context, to: &output)
            first = last + 1
        }
    }

    private static func append(header path: String, _ style: TextStyle, to output: inout [UInt8]) {
        style.append(.bold, to: &output) { output in
            output.append(text: "--- ")
            VisibleText.append(path, to: &output)
            output.append(text: "\n+++ ")
            VisibleText.append(path, to: &output)
        }
        output.append(UInt8(ascii: "\n"))
    }

    /// Each line with its LF; the last one may have none.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            lines.append(start..<index + 1)
            start = index + 1
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        return lines
    }

    /// A number for each line, equal for equal lines.
    private static func numbers(
        _ old: [UInt8], _ before: [Range<Int>], _ new: [UInt8], _ after: [Range<Int>]
    ) -> ([Int32], [Int32]) {
        var known: [ArraySlice<UInt8>: Int32] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int32 {
            if let number = known[line] { return number }
            let number = Int32(truncatingIfNeeded: known.count)
            known[line] = number
            return number
        }
        return (before.map { number(old[$0]) }, after.map { number(new[$0]) })
    }
}

/// Writes the hunks of a difference.
private struct HunkWriter {
    let old: [UInt8]
    let before: [Range<Int>]
    let new: [UInt8]
    let after: [Range<Int>]
    let style: TextStyle

    /// Appends changes that share their context.
    func append(_ changes: ArraySlice<LineMatcher.Change>, context: Int, to output: inout [UInt8]) {
        guard let first = changes.first, let last = changes.last else { return }
        let lead = min(context, first.old.lowerBound)
        let trail = min(context, before.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - lead..<last.old.upperBound + trail
        let newRange = first.new.lowerBound - lead..<last.new.upperBound + trail
        style.append(.cyan, "@@ -\(HunkWriter.span(oldRange)) +\(HunkWriter.span(newRange)) @@", to: &output)
        output.append(UInt8(ascii: "\n"))
        var place = oldRange.lowerBound
        for change in changes {
            for line in place..<change.old.lowerBound { append(" ", old[before[line]], nil, to: &output) }
            for line in change.old { append("-", old[before[line]], .red, to: &output) }
            for line in change.new { append("+", new[after[line]], .green, to: &output) }
            place = change.old.upperBound
        }
        for line in place..<oldRange.upperBound { append(" ", old[before[line]], nil, to: &output) }
    }

    private func append(
        _ mark: String, _ line: ArraySlice<UInt8>, _ colour: TextStyle.Colour?, to output: inout [UInt8]
    ) {
        let isWhole = line.last == 0x0A
        let text = isWhole ? line.dropLast() : line
        if let colour {
            style.append(colour, to: &output) { output in
                output.append(text: mark)
                output.append(contentsOf: text)
            }
        } else {
            output.append(text: mark)
            output.append(contentsOf: text)
        }
        output.append(text: isWhole ? "\n" : "\n\\ No newline at end of file\n")
    }

    /// First line and number of lines; an empty span names the line before.
    private static func span(_ range: Range<Int>) -> String {
        range.isEmpty ? "\(range.lowerBound),0" : "\(range.lowerBound + 1),\(range.count)"
    }
}
