import SemanticFeedback

/// A scroll view whose rows are 80 points high, and tick when they reach the top: once, where the
/// finger trembles there by less than 8 points.
struct ScrollTicks {
    private var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 80, margin: 8)

    /// The view has scrolled to an offset, in points.
    mutating func scrolled(to offset: Double) { trigger.play(offset) }
}
