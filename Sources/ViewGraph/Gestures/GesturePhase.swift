/// How far a gesture is.
package enum GesturePhase<Value> {
    /// It may become one; some gestures can tell a value already.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It was one.
    case ended(Value)
    /// It was none, or was cut off.
    case failed

    /// What it tells, if anything.
    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// What it tells while it goes on, if anything.
    var currentValue: Value? { isOver ? nil : value }

    /// Whether nothing can follow.
    package var isOver: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    func map<Other>(_ body: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(body))
        case .active(let value): .active(body(value))
        case .ended(let value): .ended(body(value))
        case .failed: .failed
        }
    }
}
