#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file descriptor, closed when nobody needs it any more unless it was only lent.
final class OpenFile {
    let descriptor: Int32
    private var isOwned: Bool

    init(path: String, flags: Int32, as operation: SystemFault.Operation = .open) throws(SystemFault) {
        // C would see the path only up to its first zero byte, and open another file.
        if path.utf8.contains(0) { throw SystemFault(operation, code: EINVAL) }
        // The path is a C string for as long as the call lasts.
        let opened = Self.retried { unsafe open(path, flags | O_CLOEXEC, 0o666) }
        guard opened >= 0 else { throw SystemFault(operation) }
        descriptor = opened
        isOwned = true
    }

    init(borrowing descriptor: Int32) {
        self.descriptor = descriptor
        isOwned = false
    }

    deinit { if isOwned { _ = systemClose(descriptor) } }

    /// Some file systems report only here that bytes could not be stored.
    func close() throws(SystemFault) {
        guard isOwned else { return }
        isOwned = false
        if systemClose(descriptor) != 0 { throw SystemFault(.close) }
    }

    /// Fills the bytes from an offset in the file; fewer, if it ends before. Leaves the position alone.
    func read(into bytes: inout [UInt8], at offset: Int) throws(SystemFault) -> Int {
        var filled = 0
        while filled < bytes.count {
            let got = Self.retried {
                // The rest of an array that is as long as said.
                unsafe bytes.withUnsafeMutableBytes { all in
                    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: all[filled...])
                    return unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
                }
            }
            if got < 0 { throw SystemFault(.read) }
            if got == 0 { break }
            filled += got
        }
        return filled
    }

    /// All that comes out of a pipe, or nil if it is more than `limit` bytes.
    func readAll(limit: Int) throws(SystemFault) -> [UInt8]? {
        var all: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let got = Self.retried {
                // As many bytes as the block has.
                unsafe block.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
            }
            if got < 0 { throw SystemFault(.read) }
            if got == 0 { return all }
            if got > limit - all.count { return nil }
            all += block[..<got]
        }
    }

    /// Calls again what a signal has interrupted.
    static func retried<Number: SignedInteger>(_ call: () -> Number) -> Number {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

// Within a type that has a `close` and a `read` of its own, these names would mean those.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Unsafe as `read` is: the caller vouches for `count` bytes at `buffer`.
@unsafe private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
