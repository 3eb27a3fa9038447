/// The rules' documentation as text: `docs/rules.md`, and the pages that `haptics explain` prints.
public enum RuleReference {
    /// All rules as one Markdown document: a table of contents, then a page for each.
    public static var markdown: String {
        var text = """
            # Rules

            What `haptics lint` finds. A code and its name mean the same everywhere: in reports, in `--select` and `--ignore`,
            in `.haptics.json`. `AH0xx` are errors, for which players refuse a file; `AH1xx` are warnings and notes. A safe fix
            changes nothing that is felt, or makes a file playable that was not: `--fix` makes it. An unsafe fix is a guess at
            what was meant, or changes what is felt, and has to be asked for with `--unsafe-fixes`.

            <!-- Made from the rules in Sources/AHAP/Rules: UPDATE_SNAPSHOTS=1 swift test --filter RuleReferenceTests -->

            | code | name | severity | fix | finds |
            | --- | --- | --- | --- | --- |

            """
        for rule in RuleRegistry.all { text += row(of: rule) + "\n" }
        for rule in RuleRegistry.all { text += "\n" + markdown(of: rule) }
        return text
    }

    /// One rule's page as plain text that reads well in a terminal.
    public static func page(_ rule: Rule) -> String {
        var text = title(of: rule) + " (" + rule.severity.name + ")\n"
        for section in sections(of: rule) {
            text += "\n" + section.heading + "\n"
            for line in section.text.split(separator: "\n", omittingEmptySubsequences: false) {
                for part in section.isCode ? [String(line)] : wrapped(line) {
                    text += part.isEmpty ? "\n" : "  " + part + "\n"
                }
            }
        }
        return text
    }

    private struct Section {
        var heading: String
        var text: String
        var isCode = false
    }

    private static func sections(of rule: Rule) -> [Section] {
        var sections = [
            Section(heading: "What it does", text: rule.page.what),
            Section(heading: "Why is this bad?", text: rule.page.why),
            Section(heading: "Example", text: rule.page.example, isCode: true),
            Section(heading: "Use instead", text: rule.page.instead, isCode: true),
        ]
        if let fix = rule.page.fix { sections.append(Section(heading: "Fix", text: fix)) }
        return sections
    }

    /// A paragraph in lines that fit 80 columns behind two spaces.
    private static func wrapped(_ paragraph: Substring) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > 78 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }

    private static func title(of rule: Rule) -> String { rule.code.text + " " + rule.name }

    private static func markdown(of rule: Rule) -> String {
        var text = "## " + title(of: rule) + "\n\nSeverity: " + rule.severity.name + "\n"
        for section in sections(of: rule) {
            text += "\n### " + section.heading + "\n\n"
            text += section.isCode ? "```json\n" + section.text + "\n```\n" : section.text + "\n"
        }
        return text
    }

    private static func row(of rule: Rule) -> String {
        // The anchor that Markdown viewers give the rule's heading.
        let anchor = String(decoding: title(of: rule).utf8.map(anchorByte), as: UTF8.self)
        return "| [" + rule.code.text + "](#" + anchor + ") | " + rule.name + " | " + rule.severity.name + " | "
            + applicability(of: rule.page.fix) + " | " + rule.page.firstSentence + " |"
    }

    private static func anchorByte(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: " "): UInt8(ascii: "-")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        default: byte
        }
    }

    /// `safe`, `unsafe` or both, by the words with which a page's text on the fix says so.
    private static func applicability(of fix: String?) -> String {
        guard let fix else { return "" }
        let words = fix.utf8.split { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) }
        func says(_ word: String) -> Bool { words.contains { $0.elementsEqual(word.utf8) } }
        let isSafe = says("Safe") || says("safe")
        let isUnsafe = says("Unsafe") || says("unsafe")
        return Listing.of((isSafe ? ["safe"] : []) + (isUnsafe ? ["unsafe"] : []), last: "or")
    }
}
