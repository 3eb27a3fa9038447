import HapticsCommand

extension Verb {
    /// All verbs, in the order of help.
    static let all: [Verb] = [
        .lint, .fmt, .info, .plot, .render, .play, .feedback, .devices, .doctor, .explain, .schema, .completions,
    ]
}
