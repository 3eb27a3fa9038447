/// What a file may be at most; beyond, reading ends with a finding (AH001) that names the limit.
public struct ReadLimits: Equatable, Hashable, Sendable {
    /// Bytes of the file; 64 MiB unless set, below 4 GiB in any case.
    public var bytes: Int
    /// Containers within each other; 64 unless set.
    public var depth: Int
    /// Entries of the pattern and control points together; 2,000,000 unless set.
    public var entries: Int

    /// The standard limits, unless said.
    public init(bytes: Int = 64 << 20, depth: Int = 64, entries: Int = 2_000_000) {
        self.bytes = min(bytes, Int(clamping: UInt32.max - 1))
        self.depth = depth
        self.entries = entries
    }

    /// 64 MiB, 64 levels, 2,000,000 entries.
    public static let standard = ReadLimits()
}
