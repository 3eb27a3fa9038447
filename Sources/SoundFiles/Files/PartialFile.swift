#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file beside the place that it is meant for, hidden, until it is renamed or removed.
struct PartialFile {
    let path: String
    private let target: String

    /// A new empty file, open for writing.
    ///
    /// - Parameters:
    ///   - target: Where it is meant for. If that is a link, beside what it leads to.
    ///   - permissions: Those of the old file; those of any new file if there is none.
    static func beside(_ target: String, permissions: mode_t?) throws(SystemFault) -> (OpenFile, PartialFile) {
        // Renaming would put a new file in the place of one that may not be written to.
        if permissions != nil, unsafe access(target, W_OK) != 0 { throw SystemFault(.create) }
        let resolved = resolved(target)
        let name = resolved.utf8.lastIndex(of: UInt8(ascii: "/")).map { resolved[...$0] } ?? ""
        for number in 0... {
            let path = "\(name).sound-\(getpid())-\(number).part"
            do throws(SystemFault) {
                let file = try OpenFile(path: path, flags: O_WRONLY | O_CREAT | O_EXCL, as: .create)
                // If this is refused, the file has the permissions of a new one.
                if let permissions { _ = fchmod(file.descriptor, permissions) }
                return (file, PartialFile(path: path, target: resolved))
            } catch {
                // Another writer of this process, or what a killed one has left.
                if error.code != EEXIST || number == 9_999 { throw error }
            }
        }
        throw SystemFault(.create, code: EEXIST)
    }

    func rename() throws(SystemFault) {
        if unsafe systemRename(path, target) != 0 { throw SystemFault(.rename) }
    }

    func remove() { _ = unsafe unlink(path) }

    /// The path without links, if the file exists.
    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}

/// Within a type that has a `rename` of its own, this name would mean that. Unsafe as all C strings are.
@unsafe private func systemRename(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
    unsafe rename(from, to)
}
