extension Rule.Page {
    /// The sentence that stands in tables.
    package var firstSentence: String {
        let bytes = Array(what.utf8)
        for index in bytes.indices.dropLast()
        where bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: " ") {
            return String(decoding: bytes[...index], as: UTF8.self)
        }
        return what
    }

    /// The page as plain text.
    var helpText: String {
        var text = "\(what)\n\nWhy is this bad? \(why)\n\nExample:\n\(example)\n\nInstead:\n\(instead)"
        if let fix { text += "\n\nFix: \(fix)" }
        return text
    }

    /// The page as Markdown.
    var helpMarkdown: String {
        var text = "\(what)\n\n**Why is this bad?** \(why)\n\n**Example**\n\n```json\n\(example)\n```\n\n"
        text += "**Instead**\n\n```json\n\(instead)\n```"
        if let fix { text += "\n\n**Fix** \(fix)" }
        return text
    }
}
