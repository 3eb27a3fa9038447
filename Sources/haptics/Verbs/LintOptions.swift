import AHAP
import HapticsCommand

/// The options of `lint`, checked against each other.
struct LintOptions: Sendable {
    /// What becomes of fixes.
    enum Repair: Equatable, Sendable {
        case none
        case write(Fix.Applicability)
        case show(Fix.Applicability)
    }

    let format: String
    let repair: Repair
    let failOn: Severity
    let selection: RuleSelection
    let settings: Path?
    let baseline: Path?
    let writesBaseline: Bool
    let colour: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        format = arguments.value(.format) ?? "text"
        failOn = arguments.value(.failOn).flatMap { Severity(name: $0) } ?? .error
        selection = try RuleSelection(arguments)
        settings = arguments.value(.settings).map { Path($0) }
        baseline = arguments.value(.baseline).map { Path($0) }
        writesBaseline = arguments.has(.writeBaseline)
        colour = arguments.colour
        repair = try LintOptions.repair(arguments)
        if writesBaseline, baseline == nil { throw UsageError("--write-baseline needs --baseline=FILE") }
        if arguments.has(.diff), arguments.has(.format) {
            throw UsageError("--diff shows a difference instead of a report, and takes no --format")
        }
        if arguments.has(.diff), writesBaseline { throw UsageError("--diff writes nothing, so no --write-baseline") }
    }

    private static func repair(_ arguments: Arguments) throws(UsageError) -> Repair {
        let allowed: Fix.Applicability = arguments.has(.unsafeFixes) ? .unsafe : .safe
        if arguments.has(.diff) { return .show(allowed) }
        if arguments.has(.fix) { return .write(allowed) }
        if arguments.has(.unsafeFixes) { throw UsageError("--unsafe-fixes needs --fix, or --diff to see them first") }
        return .none
    }
}
