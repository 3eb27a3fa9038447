/// How the command ends: one place for all verbs.
package struct ExitStatus: Equatable, Sendable {
    package let code: Int32

    /// All is well.
    package static let success = ExitStatus(code: 0)
    /// Findings or differences.
    package static let findings = ExitStatus(code: 1)
    /// The job could not be done: usage, unreadable or invalid input, output failure.
    package static let failure = ExitStatus(code: 2)
    /// Whoever read the output has gone: as if SIGPIPE had ended the process.
    package static let brokenPipe = ExitStatus(code: 128 + 13)

    /// The graver of two.
    package func and(_ other: ExitStatus) -> ExitStatus { code >= other.code ? self : other }
}
