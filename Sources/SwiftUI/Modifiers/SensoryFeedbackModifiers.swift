public import SemanticFeedback
public import ViewGraph

/// Plays feedback when a value changes.
struct FeedbackOnChange<Value: Equatable> {
    let value: Value
    let trigger: FeedbackTrigger<Value>
}

extension FeedbackOnChange: ViewEvents {
    typealias Body = Never

    func begin(_ events: ViewEventContext) -> FeedbackTrigger<Value> {
        FeedbackPlayer.shared.prepare()
        var memory = trigger
        _ = memory.update(value)
        return memory
    }

    func change(_ memory: inout FeedbackTrigger<Value>, _ events: ViewEventContext) {
        memory.adopt(trigger)
        if let feedback = memory.update(value) { events.afterUpdate { feedback.play() } }
    }
}

extension View {
    /// Plays feedback when a value is another one than at the last update.
    ///
    /// - Parameters:
    ///   - feedback: What to play.
    ///   - trigger: The value.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackOnChange(value: trigger, trigger: FeedbackTrigger(feedback)))
    }

    /// Plays feedback when a value is another one than at the last update, and a condition holds.
    ///
    /// - Parameters:
    ///   - feedback: What to play.
    ///   - trigger: The value.
    ///   - condition: Is given the old value and the new one. The newest one is used.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackOnChange(value: trigger, trigger: FeedbackTrigger(feedback, condition: condition)))
    }

    /// Plays the feedback that a closure gives when a value is another one than at the last update.
    ///
    /// - Parameters:
    ///   - trigger: The value.
    ///   - feedback: Is given the old value and the new one; `nil` plays nothing. The newest one is used.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackOnChange(value: trigger, trigger: FeedbackTrigger(feedback)))
    }

    /// Plays the feedback that a closure gives when a value is another one than at the last update.
    ///
    /// - Parameters:
    ///   - trigger: The value.
    ///   - feedback: `nil` plays nothing. The newest one is used.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackOnChange(value: trigger, trigger: FeedbackTrigger(feedback)))
    }
}
