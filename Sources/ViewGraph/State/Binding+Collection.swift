/// A binding to a collection is one of bindings to its elements, so that a `ForEach` may be given it.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// That of every collection.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// That of every collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// That of the collection.
    public typealias Index = Value.Index
    /// Those of the collection.
    public typealias Indices = Value.Indices

    /// That of the collection.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// That of the collection.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// Those of the collection.
    public var indices: Value.Indices { wrappedValue.indices }

    /// As in the collection.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// As in the collection.
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to an element. Where the collection has no such element any more, it reads as it was when the binding was
    /// made, and is not set.
    public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// As in the collection.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

    /// As in the collection.
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
