/// Every option of the command: an option means the same in all verbs that take it.
enum OptionName: Int32, CaseIterable, Sendable {
    // Above all characters, which getopt returns too.
    case format = 256
    case fix, unsafeFixes, diff, check
    case select, ignore, failOn
    case baseline, writeBaseline
    case all, settings, color
    case help, version

    /// Without the dashes.
    var spelling: StaticString {
        switch self {
        case .format: "format"
        case .fix: "fix"
        case .unsafeFixes: "unsafe-fixes"
        case .diff: "diff"
        case .check: "check"
        case .select: "select"
        case .ignore: "ignore"
        case .failOn: "fail-on"
        case .baseline: "baseline"
        case .writeBaseline: "write-baseline"
        case .all: "all"
        case .settings: "settings"
        case .color: "color"
        case .help: "help"
        case .version: "version"
        }
    }

    /// What stands for its value in help; `nil` for an option without one.
    var placeholder: String? {
        switch self {
        case .format: "FORMAT"
        case .select, .ignore: "RULES"
        case .failOn: "SEVERITY"
        case .baseline, .settings: "FILE"
        case .color: "WHEN"
        default: nil
        }
    }

    /// One line for help and completions.
    var summary: String {
        switch self {
        case .format: "how to report"
        case .fix: "apply the safe fixes in place"
        case .unsafeFixes: "with --fix or --diff: also fixes that may change what is felt"
        case .diff: "show what would change, and write nothing"
        case .check: "write nothing; exit with 1 if a file is not canonical"
        case .select: "use these rules only: codes or names, with commas"
        case .ignore: "leave these rules out"
        case .failOn: "severity from which on to exit with 1"
        case .baseline: "accept the findings that FILE lists, report what is new"
        case .writeBaseline: "write the findings of this run to the --baseline file"
        case .all: "show every finding, not only five of a rule in a file"
        case .settings: "use this settings file, not the nearest .haptics.json"
        case .color: "colour the text"
        case .help: "show this help"
        case .version: "show the version"
        }
    }

    /// `--name`.
    var text: String { "--\(spelling)" }
}
