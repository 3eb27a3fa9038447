/// What was found in one file: what a report is made from.
public struct FileReport: Sendable {
    /// The path as it should be shown: relative where the user gave it so.
    public var path: String
    /// The file's bytes, which the ranges of the findings count in.
    public var bytes: [UInt8]
    /// In the order of the file, then of the codes.
    public var findings: [Finding]

    /// The findings of one file.
    public init(path: String, bytes: [UInt8], findings: [Finding]) {
        self.path = path
        self.bytes = bytes
        self.findings = findings
    }
}
