import FeedbackKinds
import HapticPatterns
import HapticPlayback

extension FeedbackTheme {
    /// The theme of the application, ``standard`` until it is set: the place for a setting of the user's.
    public static var application: FeedbackTheme {
        get { ApplicationTheme.current.theme.withLock { $0 } }
        set { ApplicationTheme.current.theme.withLock { $0 = newValue } }
    }

    /// The themes of the calls under way, in one.
    @TaskLocal static var ofCalls = FeedbackTheme()

    /// Does something, all of whose feedback is under this theme too: what it calls, and the tasks that it starts, but not
    /// what it hands to a dispatch queue.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try FeedbackTheme.$ofCalls.withValue(within(.ofCalls), operation: body)
    }

    /// Does something that takes time, as `perform(_:)` does.
    nonisolated(nonsending) public func perform<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await FeedbackTheme.$ofCalls.withValue(within(.ofCalls), operation: body)
    }

    /// This theme and one around it.
    func within(_ outer: FeedbackTheme) -> FeedbackTheme {
        var both = self
        both.strength *= outer.strength
        both.replacements.merge(outer.replacements) { own, _ in own }
        return both
    }

    /// What a feedback plays under this theme and those around it; without events where that is nothing.
    func pattern(of feedback: SensoryFeedback) -> HapticPattern {
        var pattern: HapticPattern?
        if case .standard(let kind) = feedback.content { pattern = replacements[kind] }
        return FeedbackTable.scaled(
            pattern ?? FeedbackPatterns.standard(feedback.content), by: feedback.intensity * strength)
    }
}

/// Keeps the theme of the application, or of a test that stands for one.
private final class ApplicationTheme: Sendable {
    let theme = Guarded(FeedbackTheme())

    private static let ofProcess = ApplicationTheme()

    static var current: ApplicationTheme {
        HapticOutputs.overrideInForce?.attachments.value { ApplicationTheme() } ?? ofProcess
    }
}
