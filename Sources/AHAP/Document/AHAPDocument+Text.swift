extension AHAPDocument {
    /// The bytes that a node spans.
    package func range(of node: Int32) -> Range<Int> { tape[Int(node)].range }

    /// The source text of a byte range, as it stands; empty where the range is outside the file.
    package func text(in range: Range<Int>) -> String {
        let clamped = range.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[clamped], as: UTF8.self)
    }

    /// What a string or key node says: without quotes, escapes resolved; wrong escapes stay as they stand.
    package func string(at node: Int32) -> String { AHAPDocument.string(at: node, in: tape, bytes: bytes) }

    static func string(at node: Int32, in tape: SyntaxTape, bytes: [UInt8]) -> String {
        let content = tape.contentRange(of: node)
        if tape[Int(node)].flags.contains(.escaped), let plain = JSONString.unescaped(Array(bytes[content])) {
            return String(decoding: plain, as: UTF8.self)
        }
        return String(decoding: bytes[content], as: UTF8.self)
    }
}

extension SyntaxTape {
    /// The bytes between a string's or key's quotes.
    package func contentRange(of node: Int32) -> Range<Int> {
        let syntax = self[Int(node)]
        let range = syntax.range
        if syntax.flags.contains(.unquoted) || range.isEmpty { return range }
        let end = syntax.flags.contains(.unterminated) ? range.upperBound : range.upperBound - 1
        return range.lowerBound + 1..<max(end, range.lowerBound + 1)
    }
}
