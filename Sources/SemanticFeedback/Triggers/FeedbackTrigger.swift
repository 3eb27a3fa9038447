/// Gives feedback when a value changes: what SwiftUI's `sensoryFeedback` modifiers do, as a value that any toolkit can hold.
///
/// The first value gives none, and neither does one that is equal to the last. Only values that are handed over are seen: what
/// changes and changes back in between is no change.
///
/// ```swift
/// var trigger = FeedbackTrigger<Int>(.impact(weight: .light))
/// trigger.play(count)      // at every update
/// ```
///
/// A toolkit whose closures see other captures at each update keeps one trigger for a place in its tree, and tells it of the
/// newest rule (``adopt(_:)``) before it hands over the value. Triggers know nothing of each other.
///
/// > Important: Closures and conditions only choose. They run while the trigger is being changed, so one that comes back to its
/// > own trigger ends the program, as with anything in Swift that is changed twice at once: also where it sets a property whose
/// > observer updates the trigger. What is to follow from a change follows when ``play(_:on:)`` or ``update(_:at:)`` has returned.
///
/// ```swift
/// func set(_ value: Int) {
///     count = value
///     trigger.play(value)
///     if value == 10 { set(0) }      // here, and not in the closure of the trigger
/// }
/// ```
public struct FeedbackTrigger<Value: Equatable> {
    private let rule: FeedbackRule<Value>
    private var guards = FeedbackGuards<Value>()
    /// The last value that was taken.
    @usableFromInline var last: Value?
    /// What it has just come over, where that matters.
    private var edge = FeedbackGuards<Value>.Edge.none
    /// When there was feedback last, where that matters.
    private var lastTime: Double?

    /// Always the same feedback: `sensoryFeedback(_:trigger:)`.
    public init(_ feedback: SensoryFeedback) { rule = .always(feedback) }

    /// A feedback for some changes: `sensoryFeedback(_:trigger:condition:)`.
    ///
    /// - Parameters:
    ///   - feedback: What is given.
    ///   - condition: Takes the value before and the value now. It must not come back to the trigger.
    public init(_ feedback: SensoryFeedback, condition: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool) {
        rule = .when(feedback, condition)
    }

    /// A feedback for each change, or none: `sensoryFeedback(trigger:_:)`.
    ///
    /// - Parameter feedback: Takes the value before and the value now. It must not come back to the trigger.
    public init(_ feedback: @escaping (_ oldValue: Value, _ newValue: Value) -> SensoryFeedback?) {
        rule = .chosen(feedback)
    }

    /// The same for a closure that needs to know neither value.
    public init(_ feedback: @escaping () -> SensoryFeedback?) { rule = .chosen { _, _ in feedback() } }

    /// Takes over what another trigger would give, and its guards, and keeps in mind what it has seen itself.
    public mutating func adopt(_ newer: FeedbackTrigger) {
        var next = newer
        (next.last, next.edge, next.lastTime) = (last, edge, lastTime)
        self = next
    }

    /// Takes the value of this moment, and gives the feedback that is to be played for it.
    ///
    /// - Parameters:
    ///   - value: The value now.
    ///   - time: Seconds on any clock, always the same one; ``FeedbackPlayer/time`` unless stated. Asked only where a minimum
    ///     interval is set.
    @inlinable
    public mutating func update(
        _ value: Value, at time: @autoclosure () -> Double = FeedbackPlayer.shared.time
    ) -> SensoryFeedback? {
        if value == last { return nil }
        return change(to: value, at: time)
    }

    /// Takes the value of this moment, and plays the feedback for it. The first value makes the player ready.
    @inlinable
    public mutating func play(_ value: Value, on player: FeedbackPlayer? = nil) {
        if value == last { return }
        let player = player ?? .shared
        if last == nil { player.prepare() }
        if let feedback = change(to: value, at: { player.time }) { player.play(feedback) }
    }

    @usableFromInline
    mutating func change(to value: Value, at time: () -> Double) -> SensoryFeedback? {
        guard guards.counts(last, value, &edge) else { return nil }
        defer { last = value }
        guard let old = last else { return nil }
        guard let interval = guards.interval else { return rule.feedback(old, value) }
        let now = time()
        if let lastTime, now >= lastTime, now - lastTime < interval { return nil }
        guard let feedback = rule.feedback(old, value) else { return nil }
        lastTime = now
        return feedback
    }
}

extension FeedbackTrigger {
    /// The trigger with a shortest time between two feedbacks; changes that come earlier give none, now or later.
    ///
    /// - Parameter seconds: What is not above 0 stands for no limit, as in the beginning.
    public func spaced(by seconds: Double) -> FeedbackTrigger {
        var copy = self
        copy.guards.interval = seconds > 0 ? seconds : nil
        return copy
    }
}

extension FeedbackTrigger where Value: BinaryFloatingPoint {
    /// The trigger for a value that moves continuously: it counts as changed only when it goes from one bucket to another,
    /// from 0...79 to 80...159, say. Bucket *n* begins at *n* times the size.
    ///
    /// Closures are given the values themselves: the first one of the bucket before, and the one now. What is not a number is
    /// passed over.
    ///
    /// - Parameters:
    ///   - size: The length of a bucket; what is not above 0 and finite stands for no buckets.
    ///   - margin: How far the value may tremble around an edge, at least 0. An edge counts as soon as it is reached. Then it
    ///     counts no more until the value is this far from it, on either side.
    public func bucketed(by size: Value, margin: Value = 0) -> FeedbackTrigger {
        var copy = self
        copy.guards.inBuckets(of: size, margin: margin)
        return copy
    }
}
