#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why the system would not do something.
package struct SystemError: Error, Equatable, Sendable {
    /// The `errno`, or 0 where ``message`` says it all.
    package let number: Int32
    package let message: String

    /// What the last call of the C library left in `errno`.
    package static var last: SystemError {
        let number = errno
        guard let text = unsafe strerror(number) else { return SystemError("error \(number)") }
        return SystemError(number: number, message: unsafe String(cString: text))
    }

    package init(_ message: String) { self.init(number: 0, message: message) }

    private init(number: Int32, message: String) {
        self.number = number
        self.message = message
    }

    /// True if there is nothing at a path.
    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    /// True if the other end of a pipe was closed.
    package var isBrokenPipe: Bool { number == EPIPE }
}
