public import ViewGraph

extension View {
    /// This view with an identity: with another one it is another view, which begins anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
