/// A JSON file of this package's own, read with the reader of AHAP files: the same leniency, the same messages.
struct JSONFile {
    /// A member of an object.
    struct Member {
        let name: String
        /// The places of the key and of the value.
        let keyRange: Range<Int>
        let range: Range<Int>
        /// The node of the value.
        let value: Int
    }

    private let document: AHAPDocument
    /// What is wrong so far.
    var problems: [InvalidFile.Problem] = []

    /// Reads the bytes; what is not JSON becomes problems.
    init(_ bytes: [UInt8]) {
        document = AHAPDocument(bytes)
        guard !document.isJSON, let rule = RuleRegistry.all.first(where: { $0.code == .ah001 }) else { return }
        var sink = FindingSink()
        rule.check(document, &sink)
        problems = sink.findings.map { InvalidFile.Problem($0.range, $0.message, hint: $0.hint) }
        if problems.isEmpty { problems = [InvalidFile.Problem(0..<0, "not JSON")] }
    }

    /// The members of an object; anything else is a problem, and has none.
    mutating func members(of node: Int, _ what: String) -> [Member] {
        guard document.tape[node].kind == .object else {
            problems.append(InvalidFile.Problem(document.tape[node].range, "\(what) should be an object, { ... }"))
            return []
        }
        return document.tape.children(of: node).map { key in
            Member(
                name: document.string(at: Int32(key)), keyRange: document.tape[key].range,
                range: document.tape[key + 1].range, value: key + 1)
        }
    }

    /// The elements of an array; anything else is a problem, and has none.
    mutating func elements(of node: Int, _ what: String) -> [Int] {
        guard document.tape[node].kind == .array else {
            problems.append(InvalidFile.Problem(document.tape[node].range, "\(what) should be an array, [ ... ]"))
            return []
        }
        return Array(document.tape.children(of: node))
    }

    /// A string; anything else is a problem.
    mutating func string(at node: Int, _ what: String) -> String? {
        guard document.tape[node].kind == .string else {
            problems.append(InvalidFile.Problem(document.tape[node].range, "\(what) should be a string"))
            return nil
        }
        return document.string(at: Int32(node))
    }

    /// A whole number of 0...1,000,000,000; anything else is a problem.
    mutating func count(at node: Int, _ what: String) -> Int? {
        guard let number = document.tape.number(at: node), let count = Int(exactly: number),
            (0...1_000_000_000).contains(count)
        else {
            problems.append(InvalidFile.Problem(document.tape[node].range, "\(what) should be a whole number"))
            return nil
        }
        return count
    }

    /// The place of a node.
    func range(of node: Int) -> Range<Int> { document.tape[node].range }

    /// Throws if there are problems.
    func check() throws(InvalidFile) {
        guard problems.isEmpty else { throw InvalidFile(problems: problems) }
    }
}
