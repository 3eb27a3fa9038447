import HapticPlayback

/// Something to be done when all animations of a transaction are over.
package final class AnimationCompletion: Sendable {
    // The action is the user's, made and run on the main actor: in between it is only kept.
    private struct Content: @unchecked Sendable {
        var end = -Double.infinity
        var action: (() -> Void)?
        var isAwaited = false
    }

    private let content: Guarded<Content>
    /// When an animation counts as over.
    package let criteria: AnimationCompletionCriteria

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        content = Guarded(Content(action: action))
    }

    /// When the last of them is over, in seconds; in the past where there is none.
    package var end: Double { content.withLock { $0.end } }

    /// Something has changed in the transaction: the graph will do it.
    package func isAwaited() { content.withLock { $0.isAwaited = true } }

    /// Does it, where nothing has changed in the transaction.
    package func runUnlessAwaited() { if !content.withLock({ $0.isAwaited }) { run() } }

    /// An animation belongs to the transaction.
    package func extend(to end: Double) { content.withLock { $0.end = max($0.end, end) } }

    /// An animation that begins at a time belongs to the transaction: one without end is not waited for.
    func extend(by animation: Animation, from start: Double) {
        extend(to: start + (animation.end(by: criteria) ?? 0))
    }

    /// Does it, the first time.
    package func run() {
        let action = content.withLock { content in
            defer { content.action = nil }
            return content.action
        }
        action?()
    }
}
