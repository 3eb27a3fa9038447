extension Transaction {
    /// The transaction that a state set now is part of.
    @TaskLocal package static var current = Transaction()
}

/// Runs code whose changes of states are part of a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs code whose changes of states are part of a transaction with one more value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs code; what looks otherwise because of the states that it changes gets there by an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs code as ``withAnimation(_:_:)`` does, and more code when the animations that come of it are over: at the end of this
/// event, where there are none.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    let awaited = AnimationCompletion(completionCriteria, completion)
    transaction.completion = awaited
    defer { awaited.runUnlessAwaited() }
    return try withTransaction(transaction, body)
}
