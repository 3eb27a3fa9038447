import FeedbackKinds
import HapticPatterns
import HapticPlayback

extension FeedbackTheme {
    /// The theme of the application, ``standard`` until it is set: the place for a setting of the user's.
    ///
    /// To change a part of it takes two steps, reading and setting, between which another thread may set it. Where several
    /// threads do so, use ``updateApplication(_:)``.
    ///
    /// Under a recorder of `HapticsTesting` it is that of the recorder, and ``standard`` to begin with, so that tests do not
    /// meet: what was set outside of `recording` is not in force within.
    public static var application: FeedbackTheme {
        get { ApplicationTheme.current.theme.withLock { $0 } }
        set { ApplicationTheme.current.theme.withLock { $0 = newValue } }
    }

    /// Changes the theme of the application in one step.
    ///
    /// - Parameter change: May be called again, with a newer theme, where another thread was faster.
    public static func updateApplication(_ change: (inout FeedbackTheme) -> Void) {
        ApplicationTheme.current.theme.update(change)
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

extension Guarded<FeedbackTheme> {
    /// Changes the theme in one step. The change is not made under the lock: it may do anything.
    func update(_ change: (inout FeedbackTheme) -> Void) {
        while true {
            let old = withLock { $0 }
            var new = old
            change(&new)
            let isDone = withLock { theme in
                guard theme == old else { return false }
                theme = new
                return true
            }
            if isDone { return }
        }
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
