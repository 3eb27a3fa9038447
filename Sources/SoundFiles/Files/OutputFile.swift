#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that grows at its end and whose beginning may be written again. An unfinished one with a name of its own
/// leaves nothing behind.
final class OutputFile {
    private let file: OpenFile
    /// Where our first byte stands in the file; nil if nothing can be written again.
    private let start: Int?
    private var partial: PartialFile?
    /// Bytes appended.
    private(set) var size = 0

    var isPatchable: Bool { start != nil }
    var partialPath: String? { partial?.path }

    /// A descriptor that stays open, and on which others may have written before us.
    init(_ descriptor: Int32) throws(SystemFault) {
        file = OpenFile(borrowing: descriptor)
        guard try file.status(.write).kind == .regular, fcntl(descriptor, F_GETFL) & O_APPEND == 0 else {
            start = nil
            return
        }
        let position = lseek(descriptor, 0, SEEK_CUR)
        start = position < 0 ? nil : Int(position)
    }

    init(path: String, mode: WAVWriter.Mode) throws(SoundFileError) {
        // C would see the path only up to its first zero byte, and write to another file.
        if path.utf8.contains(0) { throw SoundFileError(path, .system(SystemFault(.create, code: EINVAL))) }
        let old = FileStatus(path: path)
        if old?.kind == .folder { throw SoundFileError(path, .folder) }
        if let old, old.kind != .regular {
            file = try SoundFileError.naming(path) { () throws(SystemFault) in
                try OpenFile(path: path, flags: O_WRONLY)
            }
            start = nil
            return
        }
        start = 0
        if mode == .live {
            file = try SoundFileError.naming(path) { () throws(SystemFault) in
                try OpenFile(path: path, flags: O_WRONLY | O_CREAT | O_TRUNC, as: .create)
            }
            return
        }
        (file, partial) = try SoundFileError.naming(path) { () throws(SystemFault) in
            try PartialFile.beside(path, permissions: old?.permissions)
        }
    }

    deinit { discard() }

    /// The first `count` of the bytes.
    func append(_ bytes: [UInt8], count: Int) throws(SystemFault) {
        try file.write(bytes, count: count, mayBePipe: start == nil)
        size += count
    }

    /// So many zeros, of which nothing is written. Only in a file that was empty in the beginning.
    func appendHole(_ count: Int) throws(SystemFault) {
        guard let start else { return }
        try file.lengthen(to: start + size + count)
        size += count
    }

    /// Writes over what is there, or behind the end, where the next bytes will be appended all the same.
    func patch(_ bytes: [UInt8], at offset: Int) throws(SystemFault) {
        guard let start else { return }
        try file.write(bytes, at: start + offset)
    }

    func finish() throws(SystemFault) {
        try file.close()
        try partial?.rename()
        partial = nil
    }

    /// Removes a file that has not its name yet.
    func discard() {
        partial?.remove()
        partial = nil
    }
}
