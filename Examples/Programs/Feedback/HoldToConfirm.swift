import SemanticFeedback

/// A button to be held for 1.2 s: each quarter is felt as it begins, and the end as a success.
struct HoldToConfirm {
    static let duration = 1.2

    /// The quarter under way, from 0; 4 at the end, and none while nobody presses.
    private var trigger = FeedbackTrigger<Int?> { _, new in
        switch new {
        case nil: nil
        case 4: .success
        default: .selection
        }
    }

    init() { trigger.play(nil) }

    /// The button has been held for some seconds.
    mutating func held(for seconds: Double) {
        // What misses a quarter by a millionth of one is taken for it; what is no number, for the beginning.
        let quarters = seconds / Self.duration * 4 + 1e-6
        trigger.play(quarters >= 0 ? Int(min(quarters, 4)) : 0)
    }

    /// The finger has left.
    mutating func released() { trigger.play(nil) }
}
