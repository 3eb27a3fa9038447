/// What a program did, as a test notes it: so that feedback can be judged by its cause.
public struct NotedAction: Equatable, Sendable {
    /// What kind of thing it did.
    public enum Kind: Equatable, Sendable {
        /// A value or a state changed.
        case change
        /// The user confirmed something.
        case confirmation
        /// A task came out well.
        case success
        /// A task failed.
        case failure
    }

    /// Seconds on the recorder's clock.
    public var time: Double
    /// What kind of thing.
    public var kind: Kind
    /// What it is called, such as "item deleted"; the same thing is always to feel the same.
    public var name: String
}
