#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the operating system refused, and its reason.
public struct SystemFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was to be done.
    public enum Operation: String, Equatable, Sendable {
        case open, create, read, write, close, rename
    }

    /// What was to be done.
    public let operation: Operation
    /// `errno`.
    public let code: Int32

    /// Of the call that has just failed: `errno` is read at once.
    init(_ operation: Operation) { self.init(operation, code: errno) }

    init(_ operation: Operation, code: Int32) {
        self.operation = operation
        self.code = code
    }

    /// True if the other end of a pipe was closed.
    var isBrokenPipe: Bool { code == EPIPE }

    /// True if there is nothing at a path.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// "cannot open: No such file or directory"
    public var description: String {
        // The text lives until the thread asks for the next one, and is copied here.
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        return "cannot \(operation.rawValue): \(reason)"
    }
}
