/// A view for each element of a collection: SwiftUI's `ForEach`. What a view keeps stays with the element's identity.
///
/// Of elements with the same identity the first is shown, and the graph notes it among its findings.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// The view of an element.
    public var content: (Data.Element) -> Content
    let ids: (Data) -> [ID]
    /// True where, as long as the identities are the same, the elements of two values are known to be: of bindings, that is
    /// where they are bound to the same places.
    let areInSamePlaces: (Data, Data) -> Bool
}

extension ForEach: View where Content: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension ForEach {
    /// A view for each element of a collection.
    fileprivate init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.init(data: data, content: content, ids: { $0.map(id) }, areInSamePlaces: { _, _ in false })
    }

    /// A view for a binding to each element of a collection.
    fileprivate init<C>(
        binding data: Binding<C>, content: @escaping (Binding<C.Element>) -> Content,
        id: @escaping (C.Element) -> ID
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(
            data: data, content: content, ids: { $0.wrappedValue.map(id) },
            areInSamePlaces: { $0.areElementsInSamePlaces(as: $1) })
    }
}

extension ForEach where Content: View {
    // A binding's elements are identifiable too, but there is a form for them of their own.
    /// A view for each element, which tells its identity itself.
    @_disfavoredOverload
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
        self.init(binding: data, content: content, id: { $0.id })
    }

    /// A view for a binding to each element, whose identity is at a key path.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(binding: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { ForEachNode(self, at: place) }
}
