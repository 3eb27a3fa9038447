/// A verb of the command: what it is called, what it takes, what it does. Help and completions are made from this.
struct Verb: Sendable {
    let name: String
    /// One line, for the list of verbs.
    let summary: String
    /// How to call it, behind the options: `FILE...`.
    let operands: String
    /// What completions offer for the operands.
    let completion: OperandKind
    /// Beside `--help`.
    let options: [OptionName]
    /// The values of `--format`, the default first.
    let formats: [String]
    /// More to know, for its help.
    let details: String
    let run: @Sendable (Arguments, inout Output) throws(UsageError) -> ExitStatus

    enum OperandKind: Sendable, Equatable {
        case files, rules, nothing
        case words([String])
    }

    init(
        _ name: String, _ summary: String, operands: String = "", completion: OperandKind = .nothing,
        options: [OptionName] = [], formats: [String] = [], details: String = "",
        run: @escaping @Sendable (Arguments, inout Output) throws(UsageError) -> ExitStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.completion = completion
        self.options = options
        self.formats = formats
        self.details = details
        self.run = run
    }

    /// All verbs, in the order of help.
    static let all: [Verb] = [.lint, .fmt, .info, .explain, .schema, .completions]

    /// The options with `--help`.
    var allOptions: [OptionName] { options + [.help] }

    /// The values that options may have.
    var choices: [OptionName: [String]] {
        [.format: formats, .failOn: ["error", "warning", "note"], .color: ["auto", "always", "never"]]
    }
}
