/// A place in a file's text, as people and editors name it.
public struct TextPosition: Equatable, Hashable, Sendable {
    /// 1 for the first line.
    public var line: Int
    /// 1 for the first character of a line; counts Unicode code points.
    public var column: Int
    /// UTF-8 bytes from the start of the file; a byte order mark counts.
    public var offset: Int

    /// A place by its parts.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}
