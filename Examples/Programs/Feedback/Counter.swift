import SemanticFeedback

/// A counter that taps on every increment, and on nothing else.
struct Counter {
    private var trigger = FeedbackTrigger<Int>(.impact(weight: .light, intensity: 0.7)) { old, new in new > old }

    /// What the view shows.
    private(set) var count = 0

    init() { trigger.play(count) }

    mutating func add(_ step: Int) {
        count += step
        trigger.play(count)
    }
}
