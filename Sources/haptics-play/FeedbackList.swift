import AHAP
import FeedbackKinds
import HapticPatterns

/// The table of feedback, for people or as one JSON document.
enum FeedbackList {
    static func append(text output: inout [UInt8]) {
        let width = FeedbackKind.allCases.map { $0.words.utf8.count }.max() ?? 0
        for kind in FeedbackKind.allCases {
            let length = "\(milliseconds(of: kind)) ms"
            output.append(text: kind.words)
            output.append(repeating: UInt8(ascii: " "), count: width - kind.words.utf8.count + 8 - length.utf8.count)
            output.append(text: "\(length)  \(kind.character)\n")
        }
    }

    static func append(json output: inout [UInt8]) {
        output.append(text: "{\"feedback\":[")
        for (index, kind) in FeedbackKind.allCases.enumerated() {
            output.append(text: index == 0 ? "\n{" : ",\n{")
            output.append(member: "name", kind.name, first: true)
            if let impact = kind.impact { output.append(member: impact.label, impact.value) }
            output.append(member: "swift", ".\(kind.rawValue)")
            output.append(member: "character", kind.character)
            let pattern = FeedbackTable.pattern(of: kind)
            output.append(member: "duration", number: pattern.duration)
            // The table holds nothing that AHAP cannot.
            if let text = try? AHAPWriter().bytes(for: pattern) {
                output.append(member: "pattern")
                output.append(contentsOf: text.dropLast())
            }
            output.append(text: "}")
        }
        output.append(text: "\n]}\n")
    }

    private static func milliseconds(of kind: FeedbackKind) -> Int {
        Int((FeedbackTable.pattern(of: kind).duration * 1000).rounded())
    }
}
