import FoundationEssentials
import Glibc

/// The most memory that this process has held, as the kernel counts it.
enum PeakMemory {
    struct Unknown: Error {}

    /// Bytes that a job needs at its height beyond what was held before.
    static func added(by job: () throws -> Void) throws -> Int {
        // Large blocks go back to the system when they are freed, so that they are not counted as held.
        try reset()
        let before = try status("VmRSS:")
        try job()
        return try status("VmHWM:") - before
    }

    /// Makes the kernel forget the peak.
    private static func reset() throws {
        let file = unsafe open("/proc/self/clear_refs", O_WRONLY)
        defer { close(file) }
        guard file >= 0, unsafe write(file, "5", 1) == 1 else { throw Unknown() }
    }

    /// A line of the process's status, in bytes; the kernel counts in units of 1024.
    private static func status(_ name: String) throws -> Int {
        let text = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        guard let line, let number = line.split(separator: " ").dropFirst().first, let kilobytes = Int(number)
        else { throw Unknown() }
        return kilobytes * 1024
    }
}
