#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension OpenFile {
    /// Writes the first `count` of the bytes at the file's position.
    ///
    /// - Parameter mayBePipe: Whether a reader may go away. Then the signal that would end the process is kept from it,
    ///   and the fault is thrown like any other.
    func write(_ bytes: [UInt8], count: Int, mayBePipe: Bool) throws(SystemFault) {
        var written = 0
        let end = min(count, bytes.count)
        while written < end {
            let put = Self.retried {
                mayBePipe
                    ? Self.withoutPipeSignal { systemWrite(bytes, written..<end, at: nil) }
                    : systemWrite(bytes, written..<end, at: nil)
            }
            if put < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilWritable()
            } else if put < 0 {
                throw SystemFault(.write)
            } else {
                written += put
            }
        }
    }

    /// Writes the bytes at an offset from the beginning of the file, and leaves the position alone.
    func write(_ bytes: [UInt8], at offset: Int) throws(SystemFault) {
        var written = 0
        while written < bytes.count {
            let put = Self.retried { systemWrite(bytes, written..<bytes.count, at: offset + written) }
            if put < 0 { throw SystemFault(.write) }
            written += put
        }
    }

    /// Makes the file longer by zeros, unless it is so long, and goes to its new end.
    func lengthen(to size: Int) throws(SystemFault) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw SystemFault(.write) }
        if status.st_size < size, Self.retried({ ftruncate(descriptor, off_t(size)) }) < 0 { throw SystemFault(.write) }
        if lseek(descriptor, off_t(size), SEEK_SET) < 0 { throw SystemFault(.write) }
    }

    private func systemWrite(_ bytes: [UInt8], _ range: Range<Int>, at offset: Int?) -> Int {
        // The pointer is good for the call, and the range lies within the bytes.
        unsafe bytes.withUnsafeBytes { all in
            let part = unsafe UnsafeRawBufferPointer(rebasing: all[range])
            if let offset { return unsafe pwrite(descriptor, part.baseAddress, part.count, off_t(offset)) }
            return unsafe rawWrite(descriptor, part.baseAddress, part.count)
        }
    }

    /// Others may have made a pipe one that does not wait.
    private func waitUntilWritable() {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
    }

    /// Calls what may raise SIGPIPE in this thread, and takes that signal away if it was raised by the call. The
    /// process's own handling of signals is left alone.
    private static func withoutPipeSignal(_ call: () -> Int) -> Int {
        var pipe = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&pipe)
        unsafe sigaddset(&pipe, SIGPIPE)
        let wasPending = isPipeSignalPending
        unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
        let result = call()
        let code = errno
        if result < 0, code == EPIPE, !wasPending, isPipeSignalPending {
            var number: Int32 = 0
            _ = unsafe sigwait(&pipe, &number)
        }
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
        return result
    }

    private static var isPipeSignalPending: Bool {
        var pending = sigset_t()
        unsafe sigpending(&pending)
        return unsafe sigismember(&pending, SIGPIPE) == 1
    }
}

/// Within a type that has a `write` of its own, this name would mean that. Unsafe as `write` is.
@unsafe private func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
