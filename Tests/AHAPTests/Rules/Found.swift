import AHAP
import Testing

/// One finding as tests write it: where it points, what it says, and the whole text after its fix.
struct Found: Equatable, CustomStringConvertible {
    /// `line:column`, both from 1 on, the column in code points.
    var place: String
    /// What the finding points at.
    var source: String
    var message: String
    var hint: String?
    var applicability: Fix.Applicability?
    var fixed: String?

    init(
        _ place: String, _ source: String, _ message: String, hint: String? = nil, safe: String? = nil,
        unsafe: String? = nil
    ) {
        (self.place, self.source, self.message, self.hint) = (place, source, message, hint)
        applicability = safe != nil ? .safe : unsafe != nil ? .unsafe : nil
        fixed = safe ?? unsafe
    }

    init(_ finding: Finding, in bytes: [UInt8]) {
        let lines = bytes[..<finding.range.lowerBound].split(separator: 0x0A, omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
        self.init(
            "\(lines.count):\(column)", String(decoding: bytes[finding.range], as: UTF8.self), finding.message,
            hint: finding.hint)
        applicability = finding.fix?.applicability
        fixed = finding.fix.map { String(decoding: $0.applied(to: bytes), as: UTF8.self) }
    }

    var description: String {
        var text = "\(place) \(source.debugDescription): \(message) [\(hint ?? "no hint")]"
        if let applicability, let fixed { text += " \(applicability.name) \(fixed.debugDescription)" }
        return text
    }
}

extension Fix {
    /// The text after the fix. Records an issue if the edits overlap, are out of order or outside the text.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        for edit in edits {
            guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else {
                Issue.record("edits overlap or leave the text: \(edits)")
                return bytes
            }
            result += bytes[at..<edit.range.lowerBound] + Array(edit.text.utf8)
            at = edit.range.upperBound
        }
        return result + bytes[at...]
    }
}

/// What one rule finds in a text.
func findings(of code: RuleCode, in bytes: [UInt8], sounds: SoundLookup? = nil, limits: ReadLimits = .standard)
    -> [Finding]
{
    let others = Set(RuleCode.allCases).subtracting([code])
    let linter = Linter(settings: LintSettings(ignored: others, sounds: sounds))
    return linter.findings(in: AHAPDocument(bytes, limits: limits))
}

/// Holds everything that one rule finds in a text against what it should find.
func expect(
    _ code: RuleCode, in text: String, finds expected: Found..., sounds: SoundLookup? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let bytes = Array(text.utf8)
    let found = findings(of: code, in: bytes, sounds: sounds).map { Found($0, in: bytes) }
    #expect(found == expected, sourceLocation: location)
}

/// A file with these entries, each on a line of its own from the second line on.
func entries(_ entries: String...) -> String {
    "{\"Version\": 1.0, \"Pattern\": [\n" + entries.joined(separator: ",\n") + "\n]}"
}
