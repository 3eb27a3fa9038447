package import Foundation

/// A node that puts an element around each of a view's.
package class WrapperNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier> {
    package private(set) final var wrappers: [ObjectIdentifier: Element] = [:]

    /// A new element around one.
    package func wrapper(around child: Element) -> Element { WrapperElement(of: self, around: child) }

    override final func makeElements() -> [Element] {
        var kept: [ObjectIdentifier: Element] = [:]
        let elements = super.makeElements().map { child in
            let wrapper = wrappers[ObjectIdentifier(child)] ?? wrapper(around: child)
            child.container = wrapper
            kept[ObjectIdentifier(child)] = wrapper
            return wrapper
        }
        wrappers = kept
        return elements
    }
}

/// An element around another: by itself it is where that is, and as large.
package class WrapperElement: Element {
    override package func measured(_ proposal: ProposedSize) -> CGSize { child?.size(for: proposal) ?? .zero }

    override package func arrange() { if let child { place(child, at: .zero, proposal) } }
}
