import SemanticFeedback

/// A slider of 0...1 in steps of 0.1, which are felt upwards and downwards.
struct StepSlider {
    private var trigger = FeedbackTrigger<Double> { old, new in new > old ? .increase : .decrease }
    private(set) var value: Double

    init(value: Double) {
        self.value = value
        trigger.play(value)
    }

    /// The thumb was dragged to a place of 0...1.
    mutating func dragged(to place: Double) { dragged(through: [place]) }

    /// The thumb was dragged to several places since the last update: the last one is shown, and felt.
    mutating func dragged(through places: [Double]) {
        for place in places where !place.isNaN { value = (min(max(place, 0), 1) * 10).rounded() / 10 }
        trigger.play(value)
    }
}
