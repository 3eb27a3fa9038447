/// One replacement in a file's text.
public struct Edit: Equatable, Hashable, Sendable {
    /// What is replaced, in UTF-8 bytes from the start of the file; empty for an insertion.
    public var range: Range<Int>
    /// What stands there instead; empty for a deletion.
    public var text: String

    /// Replaces a range by a text.
    public init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}
