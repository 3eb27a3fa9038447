#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output, buffered, and the messages on standard error in the right order with it.
///
/// Used by the main thread only.
package struct Output: ~Copyable {
    private var buffer: [UInt8] = []
    private var failure: SystemError?
    /// Runs before anything is shown, so that a progress bar can step aside.
    private var bar: ProgressBar?

    private static let capacity = 64 << 10

    /// Appends to standard output what `body` appends.
    package mutating func write(_ body: (inout [UInt8]) -> Void) {
        body(&buffer)
        if buffer.count >= Output.capacity { flush() }
    }

    package mutating func write(_ text: String) { write { $0 += Array(text.utf8) } }

    package mutating func write(_ bytes: [UInt8]) { write { $0 += bytes } }

    /// Appends to standard error, behind what was written to standard output.
    package mutating func say(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        flush()
        bar?.erase()
        // There is nowhere to say that this failed.
        try? File.write(bytes[...], to: STDERR_FILENO)
    }

    /// `haptics: message` on standard error.
    package mutating func complain(_ message: String) { say(Complaint.line(message)) }

    /// True once writing has failed; then there is no use in going on.
    package var isBroken: Bool { failure != nil }

    package mutating func flush() {
        guard !buffer.isEmpty else { return }
        if failure == nil {
            bar?.erase()
            do throws(SystemError) {
                try File.write(buffer[...], to: STDOUT_FILENO)
            } catch {
                failure = error
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes what is left, and says how it went: a reader that has gone is no one's fault and is not mentioned.
    package mutating func finish(_ status: ExitStatus) -> ExitStatus {
        flush()
        bar?.erase()
        guard let failure else { return status }
        if failure.isBrokenPipe { return .brokenPipe }
        complain("standard output: \(failure.message)")
        return .failure
    }

    package mutating func show(_ bar: ProgressBar) { self.bar = bar }

    package mutating func updateBar(done: Int) { bar?.update(done: done) }
}
