import AHAP
import HapticsCommand

/// What linting left of one file.
struct LintResult: Sendable {
    /// For standard output: the file's part of the report, or the difference.
    var part: [UInt8] = []
    /// What was done to the file, in words.
    var deeds: [UInt8] = []
    /// For standard error.
    var complaint: [UInt8] = []
    /// The fixed text of standard input.
    var text: [UInt8] = []
    var summary = LintSummary()
    /// The findings, if a baseline is to be written.
    var known = Baseline()
    var fixed = 0
    var differs = false
    var failed = false
}
