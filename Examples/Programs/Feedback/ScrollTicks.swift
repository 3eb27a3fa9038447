import SemanticFeedback

/// A scroll view whose rows are 80 points high, and tick when they pass the top.
struct ScrollTicks {
    private var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 80, margin: 2)

    /// The view has scrolled to an offset, in points.
    mutating func scrolled(to offset: Double) { trigger.play(offset) }
}
