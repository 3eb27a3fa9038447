import AHAP
import CoreHaptics
import HapticPatterns
import HapticRendering
import SemanticFeedback
import Testing

struct FeedbackPatternsTests {
    /// Seconds, intensity and sharpness of each event.
    private func events(of feedback: SensoryFeedback) -> [[Double]] {
        FeedbackPatterns.pattern(of: feedback).events.map { event in
            [event.time, shown(event, .hapticIntensity), shown(event, .hapticSharpness)]
        }
    }

    /// To six digits, so that 0.7 is 0.7.
    private func shown(_ event: HapticEvent, _ id: EventParameterID) -> Double {
        (Double(event.value(of: id)) * 1e6).rounded() / 1e6
    }

    @Test func `success, warning and error are the taps that emulations agree on`() {
        #expect(events(of: .success) == [[0, 0.7, 0.6], [0.11, 1, 1]])
        #expect(events(of: .warning) == [[0, 0.9, 1], [0.146, 0.7, 0.9]])
        #expect(events(of: .error) == [[0, 0.8, 0.5], [0.096, 0.8, 0.5], [0.194, 1, 0.8], [0.29, 0.6, 0.4]])
    }

    @Test func `selection and impacts are one tap each`() {
        #expect(events(of: .selection) == [[0, 0.6, 0.7]])
        #expect(events(of: .impact(weight: .light)) == [[0, 0.6, 0.4]])
        #expect(events(of: .impact()) == [[0, 0.8, 0.3]])
        #expect(events(of: .impact(weight: .heavy)) == [[0, 1, 0.45]])
        #expect(events(of: .impact(flexibility: .rigid)) == [[0, 0.9, 0.95]])
        #expect(events(of: .impact(flexibility: .solid)) == [[0, 0.8, 0.6]])
        #expect(events(of: .impact(flexibility: .soft)) == [[0, 0.7, 0.1]])
    }

    @Test func `a step up is a step down backwards`() throws {
        let pairs: [(SensoryFeedback, SensoryFeedback)] = [
            (.increase, .decrease), (.start, .stop), (.selection(.on), .selection(.off)),
        ]
        for (up, down) in pairs {
            let up = FeedbackPatterns.pattern(of: up)
            let down = FeedbackPatterns.pattern(of: down)
            let mirrored = try up.reversed()
            #expect(mirrored.duration == down.duration)
            for (first, second) in zip(mirrored.normalized().pattern.events, down.normalized().pattern.events) {
                #expect(first.kind == second.kind)
                #expect(first.time == second.time)
                #expect(first.value(of: .hapticIntensity) == second.value(of: .hapticIntensity))
            }
        }
    }

    @Test func `every feedback has a pattern without a fault, shorter than half a second`() throws {
        for feedback in everyFeedback {
            let pattern = FeedbackPatterns.pattern(of: feedback)
            #expect(!pattern.events.isEmpty)
            #expect(pattern.duration < 0.5)
            let document = AHAPDocument(try AHAPWriter().bytes(for: pattern))
            #expect(Linter().findings(in: document).map { $0.message } == [], "\(feedback.text)")
        }
    }

    @Test func `every feedback is told from every other by its signal`() throws {
        // Of the stronger one's amplitude.
        let least = 0.45
        let signals = try everyFeedback.map { try rendered(FeedbackPatterns.pattern(of: $0), to: 24_000) }
        for (index, first) in signals.enumerated() {
            for (other, second) in signals.enumerated().dropFirst(index + 1) {
                let difference = level(zip(first, second).map { $0 - $1 })
                let share = difference / max(level(first), level(second))
                #expect(share > least, "\(everyFeedback[index].text) \(everyFeedback[other].text)")
            }
        }
    }

    private func level(_ samples: [Float]) -> Double {
        samples.reduce(0) { $0 + Double($1) * Double($1) }.squareRoot()
    }

    @Test func `weights rise in strength, and rigid is sharper than solid, solid than soft`() throws {
        // Amplitude is the square of intensity.
        let peaks = try [SensoryFeedback.Weight.light, .medium, .heavy].map { weight in
            try rendered(FeedbackPatterns.pattern(of: .impact(weight: weight)), to: 4_800).max() ?? 0
        }
        for (peak, expected) in zip(peaks, [0.36, 0.64, 1]) { #expect(abs(Double(peak) - expected) < 1e-3) }
        let sharpness = [SensoryFeedback.Flexibility.rigid, .solid, .soft].compactMap {
            events(of: .impact(flexibility: $0)).first?[2]
        }
        #expect(sharpness == [0.95, 0.6, 0.1])
    }

    @Test func `intensity is a factor, and none is nothing`() {
        #expect(events(of: .impact(weight: .light, intensity: 0.7)) == [[0, 0.42, 0.4]])
        #expect(events(of: .impact(weight: .heavy, intensity: 0.25)) == [[0, 0.25, 0.45]])
        #expect(events(of: .impact(intensity: 0)) == [])
    }

    @Test func `a pattern of one's own is played as it is, and scaled`() throws {
        let own = HapticPattern {
            Tap(intensity: 0.5, sharpness: 1)
            Rest(0.2)
            Tap(intensity: 1, sharpness: 0)
        }
        #expect(FeedbackPatterns.pattern(of: .pattern(own)) == own)
        #expect(events(of: .pattern(own, intensity: 0.5)) == [[0, 0.25, 1], [0.2, 0.5, 0]])
        #expect(SensoryFeedback.pattern(own) == .pattern(own))
        #expect(SensoryFeedback.pattern(own) != .success)
        let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0.1)
        let apple = try CHHapticPattern(events: [event], parameters: [])
        #expect(FeedbackPatterns.pattern(of: .pattern(apple)).events.map { $0.time } == [0.1])
    }

    @Test func `an AHAP file is read, or refused, at once`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
        #expect(throws: CHHapticError.self) { try SensoryFeedback.pattern(contentsOf: url) }
        let text = """
            {"Version": 1, "Pattern": [{"Event": {"Time": 0.25, "EventType": "HapticTransient", "EventParameters": []}}]}
            """
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let feedback = try SensoryFeedback.pattern(contentsOf: url)
        #expect(FeedbackPatterns.pattern(of: feedback).events.map { $0.time } == [0.25])
    }
}
