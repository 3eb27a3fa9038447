/// A modifier that listens for a gesture on each element of a view.
@MainActor
package protocol GestureListening: PrimitiveModifier {
    associatedtype Wanted: Gesture
    var gesture: Wanted { get }
    /// How it stands to other gestures.
    var role: GestureArena.Role { get }
    /// False where nothing is listened for.
    var isWanted: Bool { get }
}

extension GestureListening {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        GestureNode(view, at: place)
    }
}

/// A node for a view with a gesture.
final class GestureNode<Content: View, Listening: GestureListening>: WrapperNode<Content, Listening> {
    override func modify(_ transaction: Transaction) {
        for wrapper in wrappers.values { listen(wrapper) }
    }

    override func wrapper(around child: Element) -> Element {
        let wrapper = WrapperElement(of: self, around: child)
        listen(wrapper)
        return wrapper
    }

    private func listen(_ element: Element) {
        element.listen(for: view.modifier.isWanted ? [view.modifier.gesture] : [], as: view.modifier.role)
    }

    override func willRemove() {
        for wrapper in wrappers.values { wrapper.listen(for: []) }
    }
}
