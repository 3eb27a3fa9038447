import FeedbackKinds
import Foundation
import HapticPatterns
import Testing

/// docs/feedback.md says what the code does.
struct FeedbackDocumentTests {
    private let folder: URL
    private let rows: [String]

    init() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        folder = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")
        let text = try String(contentsOf: folder.appendingPathComponent("feedback.md"), encoding: .utf8)
        rows = text.split(separator: "\n").filter { $0.hasPrefix("| `.") }.map(String.init)
    }

    @Test func `each feedback has a row, in the order of the table, with what tells it from others`() {
        #expect(rows.count == FeedbackKind.allCases.count)
        for (row, kind) in zip(rows, FeedbackKind.allCases) {
            #expect(row.hasPrefix("| `.\(kind.rawValue)` | "))
            #expect(row.contains(" | \(kind.character) | "))
        }
    }

    @Test func `each feedback of taps alone has their figures`() {
        for (row, kind) in zip(rows, FeedbackKind.allCases) {
            let events = FeedbackTable.pattern(of: kind).events
            guard events.allSatisfy({ $0.kind == .hapticTransient }) else { continue }
            let taps = events.map { event in
                let figures = [
                    event.time * 1000, Double(event.value(of: .hapticIntensity)),
                    Double(event.value(of: .hapticSharpness)),
                ]
                return figures.map { String(format: "%g", ($0 * 1e6).rounded() / 1e6) }.joined(separator: " / ")
            }
            #expect(row.contains("` | \(taps.joined(separator: ", ")) | "))
        }
    }

    @Test func `each feedback has a plot, and no plot is left over`() throws {
        let plots = folder.appendingPathComponent("images/feedback").path
        let names = FeedbackKind.allCases.map { "\($0.fileName).png" }
        #expect(try FileManager.default.contentsOfDirectory(atPath: plots).sorted() == names.sorted())
        for (row, name) in zip(rows, names) { #expect(row.contains("<img src=\"images/feedback/\(name)\"")) }
    }
}
