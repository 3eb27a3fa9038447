import HapticPatterns

/// Facts of files, for people or as one JSON document.
public enum InfoReport {
    /// One file's facts and findings.
    public struct File: Sendable {
        /// The path as it should be shown.
        public var path: String
        /// What its pattern is like.
        public var facts: PatternFacts
        /// How many findings it has.
        public var findings: LintSummary
        /// What it amounts to as a signal; `nil` if it was not rendered.
        public var signal: SignalFacts?

        /// A file by its parts.
        public init(path: String, facts: PatternFacts, findings: LintSummary, signal: SignalFacts? = nil) {
            self.path = path
            self.facts = facts
            self.findings = findings
            self.signal = signal
        }
    }

    /// Appends a block of lines on a file.
    public static func append(text file: File, colour: Bool = false, to output: inout [UInt8]) {
        TextStyle(colour: colour).append(.bold, to: &output) { VisibleText.append(file.path, to: &$0) }
        output.append(UInt8(ascii: "\n"))
        let facts = file.facts
        append("duration", "\(facts.duration) s", to: &output)
        if let span = facts.span { append("events", "from \(span.lowerBound) s to \(span.upperBound) s", to: &output) }
        append("entries", entries(of: facts), to: &output)
        for (kind, count) in zip(HapticEvent.Kind.allCases, facts.events) where count > 0 {
            append("", "\(count) \(kind.name)", to: &output)
        }
        if facts.curves > 0 {
            let longest = facts.curves > 1 ? ", \(facts.longestCurve) in the longest curve" : ""
            append("curves", TextReport.count(facts.controlPoints, "control point") + longest, to: &output)
        }
        if let range = facts.intensity { append("intensity", stated(range), to: &output) }
        if let range = facts.sharpness { append("sharpness", stated(range), to: &output) }
        for (number, sound) in facts.sounds.enumerated() { append(number == 0 ? "sounds" : "", sound, to: &output) }
        if let signal = file.signal { append(signal, to: &output) }
        append("findings", findings(of: file.findings), to: &output)
    }

    /// Appends an object with a file's facts.
    public static func append(json file: File, to output: inout [UInt8]) {
        let facts = file.facts
        output.append(UInt8(ascii: "{"))
        output.append(member: "path", file.path, first: true)
        output.append(member: "duration", number: facts.duration)
        output.append(member: "start", number: facts.span?.lowerBound)
        output.append(member: "end", number: facts.span?.upperBound)
        append(events: facts.events, to: &output)
        output.append(member: "parameters", facts.parameters)
        output.append(member: "curves", facts.curves)
        output.append(member: "controlPoints", facts.controlPoints)
        output.append(member: "longestCurve", facts.longestCurve)
        append(member: "intensity", facts.intensity, to: &output)
        append(member: "sharpness", facts.sharpness, to: &output)
        output.append(text: ",\"sounds\":[")
        for (number, sound) in facts.sounds.enumerated() {
            if number > 0 { output.append(UInt8(ascii: ",")) }
            output.append(json: sound)
        }
        output.append(text: "],\"signal\":")
        if let signal = file.signal { append(json: signal, to: &output) } else { output.append(text: "null") }
        output.append(text: ",\"findings\":{")
        output.append(member: "errors", file.findings.errors, first: true)
        output.append(member: "warnings", file.findings.warnings)
        output.append(member: "notes", file.findings.notes)
        output.append(text: "}}")
    }

    private static func append(events counts: [Int], to output: inout [UInt8]) {
        output.append(text: ",\"events\":{")
        for (index, kind) in HapticEvent.Kind.allCases.enumerated() {
            output.append(member: kind.name, counts[index], first: index == 0)
        }
        output.append(UInt8(ascii: "}"))
    }

    static func append(_ label: String, _ text: String, to output: inout [UInt8]) {
        output.append(text: "  \(label)")
        output.append(repeating: UInt8(ascii: " "), count: 11 - label.utf8.count)
        VisibleText.append(text, to: &output)
        output.append(UInt8(ascii: "\n"))
    }

    private static func append(member name: String, _ range: ClosedRange<Float>?, to output: inout [UInt8]) {
        output.append(member: name)
        guard let range else { return output.append(text: "null") }
        output.append(text: "{")
        output.append(member: "min", number: Double("\(range.lowerBound)"), first: true)
        output.append(member: "max", number: Double("\(range.upperBound)"))
        output.append(text: "}")
    }

    private static func entries(of facts: PatternFacts) -> String {
        let events = facts.events.reduce(0, +)
        return [(events, "event"), (facts.parameters, "parameter"), (facts.curves, "curve")]
            .filter { $0.0 > 0 }.map { TextReport.count($0.0, $0.1) }.joined(separator: ", ")
    }

    private static func findings(of summary: LintSummary) -> String {
        let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
        let parts = counts.filter { $0.0 > 0 }.map { TextReport.count($0.0, $0.1) }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    private static func stated(_ range: ClosedRange<Float>) -> String {
        range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
}
