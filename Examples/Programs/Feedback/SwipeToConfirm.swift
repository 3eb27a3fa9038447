import SemanticFeedback

/// A row that is confirmed by a swipe of 120 points: it is felt where letting go would begin to count, once a swipe.
struct SwipeToConfirm {
    private var trigger = FeedbackTrigger<Bool>(.impact(weight: .medium, intensity: 0.8)) { _, new in new }
    private var hasReached = false

    init() { trigger.play(false) }

    /// The finger has moved by a distance in points since it came down.
    mutating func moved(to distance: Double) {
        hasReached = hasReached || distance >= 120
        trigger.play(hasReached)
    }

    /// The finger has left.
    mutating func released() {
        hasReached = false
        trigger.play(false)
    }
}
