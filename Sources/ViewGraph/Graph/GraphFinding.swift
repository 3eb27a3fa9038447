/// What the graph found that is not as it should be. It goes on all the same.
package enum GraphFinding: Hashable, Sendable, CustomStringConvertible {
    /// Two elements of a `ForEach` have this identity: the first is shown.
    case duplicateID(String)
    /// Views are within each other more deeply than ``ViewRoot/greatestDepth``: this one is shown as nothing.
    case tooDeep(String)
    /// Updates made others necessary without end: what is left waits for the next event.
    case endlessUpdate

    package var description: String {
        switch self {
        case .duplicateID(let id): "two elements of a ForEach have the identity \(id): only the first is shown"
        case .tooDeep(let view): "views are more than \(ViewRoot.greatestDepth) deep: \(view) is shown as nothing"
        case .endlessUpdate: "an update makes another necessary without end: the rest waits for the next event"
        }
    }
}
