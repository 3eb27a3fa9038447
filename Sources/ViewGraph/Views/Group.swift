/// Views that are treated alike, without a container around them: SwiftUI's `Group`.
@frozen
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// None: the graph knows what it is.
    public typealias Body = Never

    /// The views that a closure lists.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { GroupNode(self, at: place) }
}

/// A node whose one child is a view's content.
final class GroupNode<Content: View>: TypedNode<Group<Content>> {
    private var node: TypedNode<Content>?

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) { show(view.content, in: &node, transaction) }
}
