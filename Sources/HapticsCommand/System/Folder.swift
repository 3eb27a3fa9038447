#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reading folders.
package enum Folder {
    /// The names in a folder, hidden ones left out, sorted by their bytes.
    package static func names(in path: Path) throws(SystemError) -> [[UInt8]] {
        guard let folder = unsafe path.withCString({ unsafe opendir($0) }) else { throw .last }
        defer { unsafe closedir(folder) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = unsafe readdir(folder) {
            let name = unsafe name(of: entry)
            if name.first != UInt8(ascii: ".") { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw .last }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        // The name is a field of fixed size with a NUL inside; the entry is valid until the next readdir.
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            unsafe Array(bytes.prefix { $0 != 0 })
        }
    }
}

extension File {
    /// Makes the folder that a file shall lie in, and those above it, where they are missing.
    package static func makeFolders(for file: Path) throws(SystemError) {
        let folder = file.parent
        guard file != .standardInput, FileStatus.of(folder) == nil else { return }
        try makeFolders(for: folder)
        let result = unsafe folder.withCString { unsafe mkdir($0, 0o777) }
        // Another job may have been faster.
        if result != 0, errno != EEXIST { throw .last }
    }
}
