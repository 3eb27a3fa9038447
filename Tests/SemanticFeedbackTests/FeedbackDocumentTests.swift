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

    @Test func `each feedback has the figures of its taps and vibrations`() throws {
        for (row, kind) in zip(rows, FeedbackKind.allCases) {
            let pattern = FeedbackTable.pattern(of: kind)
            let taps = pattern.events.filter { $0.kind == .hapticTransient }.map { event in
                [
                    shown(event.time * 1000), shown(event.value(of: .hapticIntensity)),
                    shown(event.value(of: .hapticSharpness)),
                ].joined(separator: " / ")
            }
            let buzzes = try pattern.events.filter { $0.kind == .hapticContinuous }.map { event in
                try vibration(event, #require(pattern.curves.first))
            }
            #expect(taps.count + buzzes.count == pattern.events.count)
            let cell = row.components(separatedBy: " | ")[1]
            let parts = buzzes + (taps.isEmpty ? [] : [taps.joined(separator: ", ")])
            #expect(cell.components(separatedBy: "; ").sorted() == parts.sorted())
        }
    }

    private func shown(_ number: some BinaryFloatingPoint) -> String {
        String(format: "%g", (Double(number) * 1e6).rounded() / 1e6)
    }

    /// A vibration of which one thing moves from its beginning to its end.
    private func vibration(_ event: HapticEvent, _ curve: ParameterCurve) throws -> String {
        let (first, last) = try (#require(curve.points.first), #require(curve.points.last))
        let duration = try #require(event.duration)
        #expect(curve.points.count == 2)
        #expect((curve.time, first.time, last.time) == (event.time, 0, duration))
        let (intensity, sharpness) = (event.value(of: .hapticIntensity), event.value(of: .hapticSharpness))
        let length = "vibration of \(shown(duration * 1000)) ms"
        guard curve.id == .hapticIntensityControl else {
            let ends = "from \(shown(sharpness + first.value)) to \(shown(sharpness + last.value))"
            return "\(length) / \(shown(intensity)), sharpness \(ends)"
        }
        let ends = "from \(shown(intensity * first.value)) to \(shown(intensity * last.value))"
        return "\(length), intensity \(ends), sharpness \(shown(sharpness))"
    }

    @Test func `each feedback has a plot, and no plot is left over`() throws {
        let plots = folder.appendingPathComponent("images/feedback").path
        let names = FeedbackKind.allCases.map { "\($0.fileName).png" }
        #expect(try FileManager.default.contentsOfDirectory(atPath: plots).sorted() == names.sorted())
        for (row, name) in zip(rows, names) { #expect(row.contains("<img src=\"images/feedback/\(name)\"")) }
    }
}
