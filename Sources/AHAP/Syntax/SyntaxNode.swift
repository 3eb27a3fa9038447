/// One node of a ``SyntaxTape``: 16 bytes, whatever it is.
package struct SyntaxNode: Sendable {
    package enum Kind: UInt8, Sendable {
        /// Followed by its ``key`` nodes, each followed by its value.
        case object
        /// Followed by its elements.
        case array
        /// A member's name; the next node is its value.
        case key
        case string
        case number
        case `true`
        case `false`
        case null
        /// A value that is no JSON (`NaN`, `.5`, ...); its range is what stands there.
        case invalid
        /// Where a value should stand and nothing does; its range is empty.
        case missing
    }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A string or key with backslash escapes.
        package static let escaped = Flags(rawValue: 1)
        /// A string or key whose closing quote is missing.
        package static let unterminated = Flags(rawValue: 2)
        /// A string or key with bytes that are not UTF-8.
        package static let malformed = Flags(rawValue: 4)
        /// A key without quotes.
        package static let unquoted = Flags(rawValue: 8)
    }

    /// First byte, quotes and brackets included.
    package var start: UInt32
    /// Bytes, quotes and brackets included.
    package var length: UInt32
    /// Containers: the index of the node behind everything inside. Numbers: the index of the value.
    package var link: UInt32
    package var kind: Kind
    /// What a key or string says, if AHAP knows it.
    package var word: KnownWord
    package var flags: Flags

    /// The place in the file, in bytes.
    package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
