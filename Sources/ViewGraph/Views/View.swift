/// A part of what an application shows: SwiftUI's `View`.
///
/// A view is a value that says what there is to be. What lasts is in its ``State``, and in the graph that is made of it.
@MainActor @preconcurrency
public protocol View {
    /// What it consists of.
    associatedtype Body: View
    /// What it consists of, as of now. Evaluated where something that it read has changed.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Not to be asked for: the graph knows what this view is.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view of the graph's own kinds.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// A node for the view in a place of the graph.
    func makeNode(at place: NodePlace) -> TypedNode<Self>
}

/// Nothing: SwiftUI's `EmptyView`.
@frozen
public struct EmptyView: View, PrimitiveView {
    /// None: the graph knows what it is.
    public typealias Body = Never

    /// Nothing.
    nonisolated public init() {}

    package func makeNode(at place: NodePlace) -> TypedNode<EmptyView> { TypedNode(self, at: place) }
}
