public import CoreHaptics
public import HapticPatterns
public import SemanticFeedback

extension HapticRecorder {
    /// Expects that just this was felt so far, whenever it began: as many taps and vibrations, of the same kinds.
    ///
    /// - Parameters:
    ///   - pattern: What is expected.
    ///   - tolerance: How far times, from the first event on, and durations may differ, in seconds. What is not above 0 stands
    ///     for 0, here and of `share`.
    ///   - share: How far intensities and sharpnesses, at the start of an event and while it lasts, and attack, decay and
    ///     release may differ, 0...1.
    /// - Throws: ``HapticExpectationFailure`` with both drawn one above the other.
    public func expectHaptics(
        matching pattern: HapticPattern, within tolerance: Double = 0.005, share: Float = 0.01
    ) throws {
        let comparison = PatternComparison(
            expected: pattern.felt, recorded: felt, tolerance: FeltTolerance(seconds: tolerance, share: share))
        if let failure = comparison.failure { throw failure }
    }

    /// The taps and vibrations so far that had any intensity at any time.
    private var felt: [FeltEvent] {
        played.filter { $0.event.kind.isHaptic && $0.event.peakIntensity > 0 }.map { FeltEvent($0) }
    }

    /// Expects that just this was felt so far, as ``expectHaptics(matching:within:share:)-(HapticPattern,_,_)`` does.
    public func expectHaptics(
        matching pattern: CHHapticPattern, within tolerance: Double = 0.005, share: Float = 0.01
    ) throws {
        try expectHaptics(matching: pattern.model, within: tolerance, share: share)
    }

    /// Expects that nothing was felt so far.
    ///
    /// - Throws: ``HapticExpectationFailure`` with what was felt.
    public func expectNoHaptics() throws {
        let felt = felt
        guard let first = felt.first else { return }
        throw HapticExpectationFailure(
            description: """
                nothing was to be felt, but \(felt.count == 1 ? "1 event was" : "\(felt.count) events were"), the first at \
                \(EventPlot.text(first.time + (first.intensity.rises.first ?? 0))) s
                \(EventPlot(felt, until: felt.map { $0.end }.max() ?? 0).line("recorded"))
                """)
    }

    /// Expects that just this feedback was played so far, in this order. What a theme silenced or nothing could play does not
    /// count.
    ///
    /// - Throws: ``HapticExpectationFailure`` with both lists.
    public func expectFeedback(_ expected: [SensoryFeedback]) throws {
        let played = feedback.filter { $0.outcome == .played }
        if played.map({ $0.feedback }) == expected { return }
        let names = FeedbackNames(expected + played.map { $0.feedback })
        let wanted = expected.map { names.name(of: $0) }
        let recorded = played.map { "\(names.name(of: $0.feedback)) at \(EventPlot.text($0.time)) s" }
        let lines = [
            "other feedback was played", "expected: \(wanted.isEmpty ? "none" : wanted.joined(separator: ", "))",
            "recorded: \(recorded.isEmpty ? "none" : recorded.joined(separator: ", "))",
        ]
        throw HapticExpectationFailure(description: (lines + names.plots).joined(separator: "\n"))
    }
}
