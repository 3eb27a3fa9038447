/// The findings that are known and accepted, so that only new ones count.
///
/// A finding is known by its file, its rule and the text that it points at, white space aside. So it stays known when
/// lines move or the file is formatted, and becomes new when that text changes. Where a file has the same one several
/// times, as many are known as there were.
public struct Baseline: Equatable, Sendable {
    struct Key: Hashable, Sendable {
        var code: RuleCode
        var fingerprint: String
    }

    struct Entry: Equatable, Sendable {
        var count: Int
        /// The beginning of the text, for people.
        var text: String
    }

    /// By path, as ``FileReport/path`` gives it.
    private(set) var files: [String: [Key: Entry]] = [:]

    private static let version = 1
    private static let excerpt = 40

    /// A baseline without findings.
    public init() {}

    /// How many findings it accepts.
    public var count: Int { files.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }

    /// Accepts the findings of a file, beside those that it accepts already.
    public mutating func accept(_ file: FileReport) {
        for finding in file.findings {
            let key = Key(code: finding.code, fingerprint: Fingerprint.of(finding.range, in: file.bytes))
            let text = Baseline.excerpt(of: finding.range, in: file.bytes)
            files[file.path, default: [:]][key, default: Entry(count: 0, text: text)].count += 1
        }
    }

    /// Accepts what another one accepts, for other files.
    package mutating func add(_ other: Baseline) {
        // Not `merge`, which Embedded Swift does not have.
        for (path, known) in other.files { files[path] = known }
    }

    /// The findings of a file that are not known, in their order.
    public func newFindings(in file: FileReport) -> [Finding] {
        guard var left = files[file.path] else { return file.findings }
        return file.findings.filter { finding in
            let key = Key(code: finding.code, fingerprint: Fingerprint.of(finding.range, in: file.bytes))
            guard let count = left[key]?.count, count > 0 else { return true }
            left[key]?.count = count - 1
            return false
        }
    }

    /// Writes it as JSON, always in the same order.
    public func write(to output: inout [UInt8]) {
        output.append(text: "{\"version\":\(Baseline.version),\"findings\":[")
        var isFirst = true
        for path in files.keys.sorted(by: Baseline.precedes) {
            for (key, entry) in (files[path] ?? [:]).sorted(by: { Baseline.precedes($0.key, $1.key) }) {
                output.append(text: isFirst ? "\n{" : ",\n{")
                output.append(member: "path", path, first: true)
                output.append(member: "code", key.code.text)
                output.append(member: "text", entry.text)
                output.append(member: "fingerprint", key.fingerprint)
                output.append(member: "count", entry.count)
                output.append(UInt8(ascii: "}"))
                isFirst = false
            }
        }
        output.append(text: "\n]}\n")
    }

    /// Reads what ``write(to:)`` wrote.
    public init(_ bytes: [UInt8]) throws(InvalidFile) {
        var file = JSONFile(bytes)
        try file.check()
        for member in file.members(of: 0, "a baseline") {
            switch member.name {
            case "version":
                if let version = file.count(at: member.value, "'version'"), version != Baseline.version {
                    file.problems.append(InvalidFile.Problem(member.range, "this version of baselines is not known"))
                }
            case "findings":
                for element in file.elements(of: member.value, "'findings'") { readFinding(element, &file) }
            default: break
            }
        }
        try file.check()
    }

    private mutating func readFinding(_ node: Int, _ file: inout JSONFile) {
        var path: String?
        var code: RuleCode?
        var fingerprint: String?
        var entry = Entry(count: 1, text: "")
        for member in file.members(of: node, "a finding") {
            switch member.name {
            case "path": path = file.string(at: member.value, "'path'")
            case "code":
                // A rule that is no longer there finds nothing, and needs no entry.
                guard let name = file.string(at: member.value, "'code'") else { return }
                code = RuleRegistry.rule(named: name)?.code
                if code == nil { return }
            case "fingerprint": fingerprint = file.string(at: member.value, "'fingerprint'")
            case "text": entry.text = file.string(at: member.value, "'text'") ?? ""
            case "count": entry.count = file.count(at: member.value, "'count'") ?? 0
            default: break
            }
        }
        guard let path, let code, let fingerprint else {
            file.problems.append(
                InvalidFile.Problem(file.range(of: node), "a finding needs 'path', 'code' and 'fingerprint'"))
            return
        }
        files[path, default: [:]][Key(code: code, fingerprint: fingerprint)] = entry
    }

    private static func excerpt(of range: Range<Int>, in bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var place = max(range.lowerBound, 0)
        while place < min(range.upperBound, bytes.count) {
            let length = JSONString.sequenceLength { place + $0 < bytes.count ? bytes[place + $0] : 0 } ?? 1
            if bytes[place] > 0x20 {
                guard text.count + length <= excerpt else { return String(decoding: text, as: UTF8.self) + "…" }
                text += bytes[place..<min(place + length, bytes.count)]
            }
            place += length
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func precedes(_ first: String, _ second: String) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    private static func precedes(_ first: Key, _ second: Key) -> Bool {
        first.code != second.code ? first.code < second.code : precedes(first.fingerprint, second.fingerprint)
    }
}
