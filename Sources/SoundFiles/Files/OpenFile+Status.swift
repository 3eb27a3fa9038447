#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the system says of a file.
struct FileStatus {
    enum Kind { case regular, folder, device, pipe }

    let kind: Kind
    /// In bytes; of a regular file only.
    let size: Int
    /// Who may do what.
    let permissions: mode_t

    /// Follows links. Nil if there is no such file.
    init?(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    fileprivate init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFCHR, S_IFBLK: .device
            default: .pipe
            }
        size = Int(clamping: status.st_size)
        permissions = status.st_mode & 0o7777
    }
}

extension OpenFile {
    func status(_ operation: SystemFault.Operation = .open) throws(SystemFault) -> FileStatus {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw SystemFault(operation) }
        return FileStatus(status)
    }
}
