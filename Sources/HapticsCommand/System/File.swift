#if canImport(Darwin)
    package import Darwin
#else
    package import Glibc
#endif

/// An open file, closed with its last use.
package struct File: ~Copyable {
    package let descriptor: Int32

    /// Takes over a descriptor.
    package init(owning descriptor: Int32) { self.descriptor = descriptor }

    package init(reading path: Path) throws(SystemError) {
        let opened = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
        guard opened >= 0 else { throw .last }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// What kind of file it is, and how large.
    package func status() throws(SystemError) -> stat {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
        return status
    }

    /// Writes all bytes.
    package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
        try File.write(bytes, to: descriptor)
    }

    /// Writes all bytes to a descriptor that is not ours to close.
    package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
        var left = bytes
        while !left.isEmpty {
            let count = unsafe left.withUnsafeBytes { unsafe Platform.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last }
            left = left.dropFirst(count)
        }
    }
}

/// The C functions whose names `File` has methods of.
private enum Platform {
    static func write(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            unsafe Darwin.write(descriptor, base, count)
        #else
            unsafe Glibc.write(descriptor, base, count)
        #endif
    }
}

/// What the system knows of a file.
package typealias FileStatus = stat

extension FileStatus {
    package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

    package static func isFolder(_ path: Path) -> Bool { of(path)?.isFolder ?? false }

    /// The status of what a path leads to, symbolic links followed; `nil` if there is nothing.
    package static func of(_ path: Path) -> stat? {
        var status = stat()
        return unsafe path.withCString { unsafe fstatat(AT_FDCWD, $0, &status, 0) } == 0 ? status : nil
    }

    /// The status of what standard input comes from.
    package static var ofStandardInput: stat? {
        var status = stat()
        return unsafe fstat(STDIN_FILENO, &status) == 0 ? status : nil
    }
}
