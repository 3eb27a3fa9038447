import AHAP
import HapticPatterns

/// One rule's findings in one text, in short.
struct RuleProbe {
    /// The rule's name in words.
    let name: String
    let document: AHAPDocument
    let findings: [Finding]

    init(_ name: String, text: String) {
        self.name = name
        document = AHAPDocument(Array(text.utf8))
        var sink = FindingSink()
        if let rule = RuleRegistry.rule(named: name) {
            sink.begin(rule, severity: rule.severity)
            rule.check(document, &sink)
        }
        findings = sink.findings
    }

    /// A file with one entry in a line, the first of them in line 2.
    init(_ name: String, _ entries: String...) { self.init(name, entries: entries) }

    init(_ name: String, entries: [String]) {
        self.init(name, text: "{\"Version\": 1, \"Pattern\": [\n" + entries.joined(separator: ",\n") + "\n]}")
    }

    /// Line and text of each finding: `3: 0.5`.
    var places: [String] {
        findings.map { finding in
            let line = document.bytes[..<finding.range.lowerBound].count { $0 == 10 } + 1
            return "\(line): " + document.text(in: finding.range)
        }
    }

    var messages: [String] { findings.map(\.message) }
    var hints: [String?] { findings.map(\.hint) }

    /// The text after the fix of one finding; `nil` if it has none, or one that cannot be made.
    func fixed(_ index: Int = 0) -> String? {
        guard findings.indices.contains(index), let fix = findings[index].fix else { return nil }
        return Edit.apply(fix.edits, to: document.bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same rule on the text after the fix of the first finding.
    func afterFix() -> RuleProbe? { fixed().map { RuleProbe(name, text: $0) } }

    /// The lines of a text that hold entries.
    static func entries(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").dropFirst().dropLast().map {
            $0.last == "," ? String($0.dropLast()) : String($0)
        }
    }
}

/// Entries of a file, each in one line.
enum Entry {
    static func tap(_ time: String, _ parameters: String...) -> String {
        event("HapticTransient", time, nil, parameters)
    }

    static func buzz(_ time: String, for duration: String?, _ parameters: String...) -> String {
        event("HapticContinuous", time, duration, parameters)
    }

    static func tone(_ time: String, for duration: String?, _ parameters: String...) -> String {
        event("AudioContinuous", time, duration, parameters)
    }

    static func sound(_ time: String, for duration: String? = nil, _ parameters: String...) -> String {
        event("AudioCustom", time, duration, parameters, more: ", \"EventWaveformPath\": \"a.wav\"")
    }

    /// A parameter of an event.
    static func parameter(_ id: String, _ value: String) -> String {
        "{\"ParameterID\": \"\(id)\", \"ParameterValue\": \(value)}"
    }

    static func intensity(_ value: String) -> String { parameter("HapticIntensity", value) }

    /// A dynamic parameter.
    static func step(_ id: String, at time: String, to value: String) -> String {
        "{\"Parameter\": {\"ParameterID\": \"\(id)\", \"Time\": \(time), \"ParameterValue\": \(value)}}"
    }

    /// A curve with points given as `time value`.
    static func curve(_ id: String, at time: String, _ points: String...) -> String {
        curve(id, at: time, points: points)
    }

    static func curve(_ id: String, at time: String, points: [String]) -> String {
        let list = points.map { point in
            let parts = point.split(separator: " ")
            return "{\"Time\": \(parts[0]), \"ParameterValue\": \(parts[1])}"
        }
        return "{\"ParameterCurve\": {\"ParameterID\": \"\(id)\", \"Time\": \(time), "
            + "\"ParameterCurveControlPoints\": [\(list.joined(separator: ", "))]}}"
    }

    private static func event(
        _ type: String, _ time: String, _ duration: String?, _ parameters: [String], more: String = ""
    ) -> String {
        var members = "\"EventType\": \"\(type)\", \"Time\": \(time)" + more
        if let duration { members += ", \"EventDuration\": \(duration)" }
        if !parameters.isEmpty { members += ", \"EventParameters\": [\(parameters.joined(separator: ", "))]" }
        return "{\"Event\": {\(members)}}"
    }
}
