/// What goes with a change of state: how it is animated.
public struct Transaction: Sendable {
    /// How changes are animated; nil where they jump.
    public var animation: Animation?

    /// Whether animations that views name for themselves are left out.
    public var disablesAnimations = false

    /// Whether the change is one of many in a row, as from a finger that drags.
    public var isContinuous = false

    /// What is done when its animations are over.
    package var completion: AnimationCompletion?

    /// A transaction without animation.
    public init() {}

    /// A transaction with an animation, or without.
    public init(animation: Animation?) { self.animation = animation }

    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && completion === other.completion
    }
}
