/// What a change of a value gives.
enum FeedbackRule<Value> {
    case always(SensoryFeedback)
    case when(SensoryFeedback, (Value, Value) -> Bool)
    case chosen((Value, Value) -> SensoryFeedback?)

    func feedback(_ old: Value, _ new: Value) -> SensoryFeedback? {
        switch self {
        case .always(let feedback): feedback
        case .when(let feedback, let condition): condition(old, new) ? feedback : nil
        case .chosen(let choice): choice(old, new)
        }
    }
}
