#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension File {
    /// The bytes of a file, or of standard input for `-`; no more than `limit` of them and one, by which the caller
    /// sees that there are more.
    package static func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8] {
        if path == .standardInput { return try read(STDIN_FILENO, sizeHint: 0, limit: limit) }
        let file = try File(reading: path)
        let status = try file.status()
        if status.isFolder { throw SystemError("Is a folder") }
        return try read(file.descriptor, sizeHint: status.isRegularFile ? Int(status.st_size) : 0, limit: limit)
    }

    private static func read(_ descriptor: Int32, sizeHint: Int, limit: Int) throws(SystemError) -> [UInt8] {
        // One byte more than is there: the read that meets the end then needs no room.
        let room = min(max(sizeHint, 0), limit) + 1
        var (bytes, isWhole) = try chunk(of: room, from: descriptor)
        while !isWhole, bytes.count <= limit {
            let size = min(max(bytes.count, 64 << 10), limit + 1 - bytes.count)
            let more = try chunk(of: size, from: descriptor)
            bytes += more.bytes
            isWhole = more.isWhole
        }
        return bytes
    }

    /// Up to `count` bytes, and whether the end came before that.
    private static func chunk(
        of count: Int, from descriptor: Int32
    ) throws(SystemError) -> (bytes: [UInt8], isWhole: Bool) {
        var failure: SystemError?
        var isWhole = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let base = buffer.baseAddress {
                // `filled` is below `count`, the size of the buffer.
                let got = unsafe Platform.read(descriptor, base + filled, count - filled)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = .last }
                if got == 0 { isWhole = true }
                guard got > 0 else { return }
                filled += got
            }
        }
        if let failure { throw failure }
        return (bytes, isWhole)
    }
}

/// The C function whose name `File` has a method of.
private enum Platform {
    static func read(_ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            unsafe Darwin.read(descriptor, base, count)
        #else
            unsafe Glibc.read(descriptor, base, count)
        #endif
    }
}
