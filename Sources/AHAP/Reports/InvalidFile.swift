/// Why a settings file or a baseline cannot be used.
public struct InvalidFile: Error, Equatable, Sendable {
    /// One thing that is wrong, and where.
    public struct Problem: Equatable, Sendable {
        /// The place, in UTF-8 bytes from the start of the file.
        public var range: Range<Int>
        /// What is wrong, in one sentence without a full stop.
        public var message: String
        /// What would be right.
        public var hint: String?

        /// One thing that is wrong in a range of bytes.
        public init(_ range: Range<Int>, _ message: String, hint: String? = nil) {
            self.range = range
            self.message = message
            self.hint = hint
        }
    }

    /// In the order of the file; never empty.
    public var problems: [Problem]

    /// An error of one problem or more.
    public init(problems: [Problem]) { self.problems = problems }
}
