public import Foundation

/// What the sources of a room declare as public, by name and labels.
///
/// A plain reading of the lines: the formatter puts a declaration on a line of its own, and a member four columns further
/// than its type.
public struct PublicSymbols {
    private struct Scope {
        var indent: Int
        /// Full name; empty for `#if`.
        var name: String
        /// What its members need not say: requirements and cases are as public as their type.
        var isPublicWithin: (_ keyword: String) -> Bool
    }

    /// The file of each symbol, as a path from the folder of the room.
    public private(set) var files: [String: String] = [:]
    private var scopes: [Scope] = []

    /// Reads all sources in a folder and those below.
    public init(folder: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            scopes = []
            let lines = text.components(separatedBy: "\n")
            for index in lines.indices { read(lines[index...], file: path) }
        }
    }

    private mutating func read(_ lines: ArraySlice<String>, file: String) {
        guard let line = lines.first else { return }
        let declaration = line.drop { $0 == " " }
        let indent = line.count - declaration.count
        if declaration.isEmpty || declaration.hasPrefix("//") { return }
        while let scope = scopes.last, scope.indent >= indent { scopes.removeLast() }
        guard indent == scopes.last.map({ $0.indent + 4 }) ?? 0 else { return }
        if declaration.hasPrefix("#if") {
            scopes.append(Scope(indent: indent, name: scopes.last?.name ?? "") { _ in false })
            return
        }
        var words = declaration.split(separator: " ")
        var isPublic = false
        while let word = words.first, Self.isModifier(word, before: words.dropFirst().first) {
            isPublic = isPublic || word == "public" || word == "open"
            words.removeFirst()
        }
        let rest = Self.withoutPlaceholders(words.joined(separator: " "))
        guard let keyword = Self.keywords.first(where: { rest.hasPrefix($0) }) else { return }
        let parent = scopes.last.map { $0.name.isEmpty ? "" : $0.name + "." } ?? ""
        isPublic = isPublic || scopes.last?.isPublicWithin(keyword) == true
        let name = Self.name(of: keyword, rest, lines)
        if isPublic { files[parent + name] = file }
        open(keyword, name: keyword == "extension " ? name : parent + name, indent: indent, isPublic: isPublic)
    }

    private mutating func open(_ keyword: String, name: String, indent: Int, isPublic: Bool) {
        guard ["extension ", "class ", "struct ", "enum ", "protocol "].contains(keyword) else { return }
        scopes.append(
            Scope(indent: indent, name: name) { member in
                isPublic && (keyword == "protocol " || keyword == "enum " && member == "case ")
            })
    }

    private static let keywords = [
        "extension ", "class ", "struct ", "enum ", "protocol ", "typealias ", "let ", "var ", "func ", "init(",
        "subscript(", "case ",
    ]

    private static func isModifier(_ word: Substring, before next: Substring?) -> Bool {
        if word == "class" { return next == "func" || next == "var" }
        return word.hasPrefix("@")
            || [
                "public", "open", "package", "private", "fileprivate", "private(set)", "static", "final", "override",
                "convenience", "mutating", "nonmutating", "nonisolated", "nonisolated(nonsending)",
            ].contains(word)
    }

    private static func name(of keyword: String, _ rest: String, _ lines: ArraySlice<String>) -> String {
        let named = keyword.hasSuffix("(") ? rest : String(rest.dropFirst(keyword.count))
        guard keyword.hasSuffix("(") || keyword == "func " else {
            return String(named.prefix { !" :={,<(".contains($0) }.filter { $0 != "`" })
        }
        // Behind what else has parentheses, such as a modifier.
        let text = withoutPlaceholders(lines.prefix(40).joined(separator: " "))
        let list = text.range(of: keyword).map { keyword.hasSuffix("(") ? $0.lowerBound : $0.upperBound }
        let parameters = String(text[(list ?? text.startIndex)...])
        return operatorOrName(named) + "(" + labels(parameters, ofSubscript: keyword == "subscript(") + ")"
    }

    /// An initializer or a subscript without its placeholders of types.
    private static func withoutPlaceholders(_ text: String) -> String {
        guard let start = text.range(of: "init<") ?? text.range(of: "subscript<") else { return text }
        var (depth, index) = (1, start.upperBound)
        while depth > 0, index < text.endIndex {
            let isArrow = text[index] == ">" && text[..<index].last == "-"
            if text[index] == "<" { depth += 1 } else if text[index] == ">", !isArrow { depth -= 1 }
            index = text.index(after: index)
        }
        return String(text[..<start.upperBound].dropLast()) + text[index...]
    }

    /// What stands before parameters, and before placeholders of types unless it is an operator.
    private static func operatorOrName(_ text: String) -> String {
        let name = text.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
        guard let first = name.first, first.isLetter || first == "_" else { return name }
        return String(name.prefix { $0 != "<" })
    }

    /// The labels of the first parameter list in a text, each with its colon. A single name is no label of a subscript.
    private static func labels(_ text: String, ofSubscript: Bool) -> String {
        var depth = 0
        var (labels, label, isLabel) = ("", "", true)
        for character in text.drop(while: { $0 != "(" }) {
            switch character {
            case "(", "[":
                depth += 1
                if depth == 1 { continue }
            case ")", "]": depth -= 1
            case "," where depth == 1: (label, isLabel) = ("", true)
            case ":" where depth == 1 && isLabel:
                let words = label.split(separator: " ").filter { !$0.hasPrefix("@") }
                labels += (ofSubscript && words.count == 1 ? "_" : words.first ?? "") + ":"
                isLabel = false
            default: break
            }
            if depth == 0 { break }
            if isLabel, character != "," { label.append(character) }
        }
        return labels
    }
}
