/// What makes another view of a view: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that it makes.
    associatedtype Body: View
    /// The view that it makes of one.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// The view that it is given.
    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier of one's own is given.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let content: any View
}

extension _ViewModifier_Content: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { ModifierContentNode(self, at: place) }
}

extension ViewModifier where Body == Never {
    /// Not to be asked for: the graph knows what this modifier does.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier of the graph's own kinds.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// A node for a view that is modified.
    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>>
}

/// A view with a modifier, or a modifier with another: SwiftUI's `ModifiedContent`.
@frozen
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Something with a modifier.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension View {
    /// This view with a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier, and another after it.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Both, one after the other.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> {
        if let known = modifier as? any PrimitiveModifier, let node = makeNode(known, at: place) { return node }
        return ModifierBodyNode(self, at: place)
    }

    @MainActor
    private func makeNode<Known: PrimitiveModifier>(_ known: Known, at place: NodePlace) -> TypedNode<Self>? {
        guard let view = self as? ModifiedContent<Content, Known> else { return nil }
        return known.makeNode(view, at: place) as? TypedNode<Self>
    }
}
