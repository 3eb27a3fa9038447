/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case logicallyComplete
        case removed
    }

    private let kind: Kind

    /// When people take it for over: a spring may still move a little. For a spring, after its perceptual duration.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// When it is over: a spring has settled, within 0.001 of its way.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
