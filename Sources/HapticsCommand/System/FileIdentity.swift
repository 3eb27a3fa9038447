#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Which file a path leads to, however it is spelt: links, hard ones too, have that of what they lead to.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    package init(_ status: FileStatus) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// The regular file at a path, or the one that is standard input for `-`; `nil` where there is none.
    package init?(file path: Path) {
        guard let status = path == .standardInput ? FileStatus.ofStandardInput : FileStatus.of(path),
            status.isRegularFile
        else { return nil }
        self.init(status)
    }
}
