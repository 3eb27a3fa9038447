/// A view for each element of a collection: SwiftUI's `ForEach`. What a view keeps stays with the element's identity.
///
/// Of elements with the same identity the first is shown, and the graph notes it among its findings.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// The view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension ForEach where Content: View {
    /// A view for each element, which tells its identity itself.
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// A view for each element, whose identity is at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// A view for each number of a range.
    nonisolated public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    /// A view for a binding to each element.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == Binding<C>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
    {
        self.init(data: data, content: content, id: { $0.wrappedValue.id })
    }

    /// A view for a binding to each element, whose identity is at a key path.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { ForEachNode(self, at: place) }
}
