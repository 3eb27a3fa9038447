/// The texts of `--help`.
enum Help {
    /// The command as a whole.
    static func overview(_ verbs: [Verb]) -> String {
        var text = """
            haptics checks, repairs, formats, describes, draws, renders and plays haptic patterns (AHAP).

            Usage: haptics VERB [OPTION...] FILE...

            Verbs:

            """
        for verb in verbs { text += row(verb.name, verb.summary, width: 13) }
        text += "\nOptions:\n" + row("--help", "show this help, or after a verb that verb's", width: 13)
        text += row("--version", OptionName.version.summary, width: 13)
        return text + "\n" + common
    }

    /// One verb.
    static func page(of verb: Verb) -> String {
        var usage = "Usage: haptics \(verb.name) [OPTION...]"
        if !verb.operands.isEmpty { usage += " \(verb.operands)" }
        var text = "\(usage)\n\n\(verb.summary).\n"
        if !verb.details.isEmpty { text += "\n\(verb.details)\n" }
        text += "\nOptions:\n"
        for option in verb.allOptions {
            text += row(label(option), describe(option, of: verb), width: 22)
        }
        return verb.completion == .files ? text + "\n" + common : text
    }

    private static var common: String {
        """
        A FILE may be a folder, which is searched for .ahap files; '-' is standard input.
        Exit status: 0 all is well; 1 findings or differences; 2 the job could not be done.

        """
    }

    private static func label(_ option: OptionName) -> String {
        let long = option.placeholder.map { "\(option.text)=\($0)" } ?? option.text
        return option.letter.map { "-\($0), \(long)" } ?? long
    }

    private static func describe(_ option: OptionName, of verb: Verb) -> String {
        guard let known = verb.choices[option] else { return option.summary }
        let words = option.hasDefault ? ["\(known[0]) (default)"] + known.dropFirst() : known
        return "\(option.summary): \(OptionParser.list(words))"
    }

    private static func row(_ label: String, _ text: String, width: Int) -> String {
        let gap = max(1, width - label.utf8.count)
        return "  " + label + String(repeating: " ", count: gap) + text + "\n"
    }
}
