public import Foundation
import ViewGraph

/// Something on the screen, as it is at the moment: what a ``ViewHost`` finds.
@MainActor
public struct ViewElement {
    /// What kind of thing it is to its user.
    public enum Role: String, Sendable {
        case group, text, image, button, toggle, slider, scrollView, shape
    }

    let element: Element

    /// What kind of thing it is.
    public var role: Role { Role(rawValue: element.semantics.role.rawValue) ?? .group }

    /// What it is called: its label, or the texts in it.
    public var label: String { element.label }

    /// What it is set to, such as `on`, or `0.5`; `nil` for what cannot be set.
    public var value: String? { element.semantics.value }

    /// How it looks, as it stands in the tree, such as `offset(-60, 0)`: the effects around it included.
    public var details: [String] { element.semantics.details + element.effects.flatMap { $0.semantics.details } }

    /// False where it, or a view around it, is disabled.
    public var isEnabled: Bool { element.isEnabled }

    /// Where it is in the window, in points, as it looks now: moved, turned and scaled.
    public var frame: CGRect { element.frame }

    /// How much of it is seen, 0...1, with what is around it.
    public var opacity: Double { element.opacity }

    /// How far the effects right around it move it, in points.
    public var offset: CGSize {
        let origin = effect(CGPoint.zero)
        return CGSize(width: origin.x, height: origin.y)
    }

    /// How much larger the effects right around it make it, in its own directions.
    public var scale: CGSize {
        let (origin, right, down) = (effect(.zero), effect(CGPoint(x: 1, y: 0)), effect(CGPoint(x: 0, y: 1)))
        return CGSize(
            width: hypot(right.x - origin.x, right.y - origin.y), height: hypot(down.x - origin.x, down.y - origin.y))
    }

    /// How far the effects right around it turn it, in degrees clockwise, -180...180.
    public var rotation: Double {
        let (origin, right) = (effect(.zero), effect(CGPoint(x: 1, y: 0)))
        return Double(atan2(right.y - origin.y, right.x - origin.x)) * 180 / .pi
    }

    /// Where a scroll view is, in points from its start; `nil` for everything else.
    public var scrollOffset: CGPoint? { element.semantics.scroll?.offset }

    /// Which part of a shape's outline there is now, 0...1; `nil` for what is no shape.
    public var trim: (from: Double, to: Double)? { element.semantics.trim }

    /// The colour that it is drawn in now, `#RRGGBB` or `#RRGGBBAA`; `nil` for what has none.
    public var color: String? { element.semantics.color }

    private func effect(_ point: CGPoint) -> CGPoint {
        var point = point
        for wrapper in [element] + element.effects {
            // Turns and scales are about points that the layout knows.
            point = wrapper.transform(point)
        }
        return point
    }
}

extension Element {
    /// The effects right around it, the innermost first.
    var effects: [Element] {
        var (effects, element) = ([Element](), container)
        while let current = element, current.children.count == 1, current.semantics.isEffect {
            effects.append(current)
            element = current.container
        }
        return effects
    }

    /// What it is called: its label, or the texts in it, or else the pictures.
    var label: String {
        if let label = effects.compactMap({ $0.semantics.label }).last { return label }
        let (texts, pictures) = names
        return (texts.isEmpty ? pictures : texts).joined(separator: ", ")
    }

    /// What is in it that can be told, in its order.
    private var names: (texts: [String], pictures: [String]) {
        let semantics = semantics
        if semantics.isHidden { return ([], []) }
        if let label = semantics.label { return semantics.role == .image ? ([], [label]) : ([label], []) }
        let parts = children.map { $0.names }
        return (parts.flatMap { $0.texts }, parts.flatMap { $0.pictures })
    }
}
