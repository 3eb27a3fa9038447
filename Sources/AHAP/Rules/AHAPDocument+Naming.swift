extension AHAPDocument {
    /// The key before a member's value, or `nil` for an element or the top-level value.
    func key(of value: Int32) -> Int32? {
        guard value > 0, tape[Int(value) - 1].kind == .key else { return nil }
        return value - 1
    }

    /// The known key before a member's value.
    func keyWord(of value: Int32) -> KnownWord { key(of: value).map { tape[Int($0)].word } ?? .unknown }

    /// The key before a member's value as messages name it; `nil` for an element.
    func keyName(of value: Int32) -> String? {
        guard let key = key(of: value) else { return nil }
        let word = tape[Int(key)].word
        return word == .unknown ? quoted(string: key) : word.name
    }

    /// The value of the last member with a key, which is the one that counts.
    func lastValue(of word: KnownWord, in object: Int32) -> Int32? {
        guard tape[Int(object)].kind == .object else { return nil }
        var found: Int32?
        for key in tape.children(of: Int(object)) where tape[key].word == word { found = Int32(key + 1) }
        return found
    }
}

extension SyntaxNode.Kind {
    /// What a value is, with its article.
    var described: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .key, .string: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        case .invalid, .missing: "nothing"
        }
    }
}

/// Lists in a sentence.
enum Listing {
    /// `a`, `a and b`, `a, b and c`; `last` is the word before the last one.
    static func of(_ names: [String], last: String = "and") -> String {
        var result = ""
        for (index, name) in names.enumerated() {
            if index > 0 { result += index == names.count - 1 ? " " + last + " " : ", " }
            result += name
        }
        return result
    }
}
