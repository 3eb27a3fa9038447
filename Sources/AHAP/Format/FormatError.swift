/// Why a text cannot be formatted: it is not JSON, so that nobody can say what its parts are.
public struct FormatError: Error, Equatable, Hashable, Sendable {
    /// Where the first fault (AH001) stands, in UTF-8 bytes from the start of the file.
    public var offset: Int

    /// An error at a byte offset.
    public init(offset: Int) { self.offset = offset }
}
