/// A verb of the command: what it is called, what it takes, who does it. Help and completions are made from this.
package struct Verb: Sendable {
    package let name: String
    /// One line, for the list of verbs.
    package let summary: String
    /// How to call it, behind the options: `FILE...`.
    package let operands: String
    /// What completions offer for the operands.
    package let completion: OperandKind
    /// Beside `--help`.
    package let options: [OptionName]
    /// The values of `--format`, the default first.
    package let formats: [String]
    /// More to know, for its help.
    package let details: String
    /// Who does it.
    package let job: Job

    package typealias Run = @Sendable (Arguments, inout Output) throws(UsageError) -> ExitStatus

    package enum Job: Sendable {
        /// This executable.
        case here(Run)
        /// An executable of that name beside it, which links or loads what `haptics` itself must not.
        case beside(StaticString)
    }

    package enum OperandKind: Sendable, Equatable {
        case files, rules, nothing
        case words([String])
    }

    package init(
        _ name: String, _ summary: String, operands: String = "", completion: OperandKind = .nothing,
        options: [OptionName] = [], formats: [String] = [], details: String = "", by job: Job
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.completion = completion
        self.options = options
        self.formats = formats
        self.details = details
        self.job = job
    }

    package init(
        _ name: String, _ summary: String, operands: String = "", completion: OperandKind = .nothing,
        options: [OptionName] = [], formats: [String] = [], details: String = "", run: @escaping Run
    ) {
        self.init(
            name, summary, operands: operands, completion: completion, options: options, formats: formats,
            details: details, by: .here(run))
    }

    /// The verb in the executable that does it.
    package func done(_ run: @escaping Run) -> Verb {
        Verb(
            name, summary, operands: operands, completion: completion, options: options, formats: formats,
            details: details, by: .here(run))
    }

    /// The options with `--help`.
    package var allOptions: [OptionName] { options + [.help] }

    /// The values that options may have.
    package var choices: [OptionName: [String]] {
        [
            .format: formats, .failOn: ["error", "warning", "note"], .color: ["auto", "always", "never"],
            .signal: ["drive", "motion", "preview", "motors"], .limit: ["clip", "soft", "normalise"],
            .bits: ["32", "24", "16"], .theme: ["light", "dark"], .to: ["png", "svg", "pdf"],
            .weight: ["light", "medium", "heavy"], .flexibility: ["rigid", "solid", "soft"],
        ]
    }
}
