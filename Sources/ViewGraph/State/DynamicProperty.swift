/// A stored property of a view through which the graph gives the view something that lasts longer than its value.
///
/// A type of one's own that conforms may hold ``State`` and the other wrappers: they work in it as they do in a view.
public protocol DynamicProperty {
    /// Called before each evaluation of the view's body, once the wrappers within are connected. Does nothing by default.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that the graph connects itself.
@MainActor
package protocol ConnectedProperty: DynamicProperty {
    /// Is given what it keeps between evaluations.
    mutating func connect(to site: PropertySite)

    /// True where a view with the other value in this place is to be taken for the same.
    func isSame(as other: Self) -> Bool
}
