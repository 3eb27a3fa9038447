package import Foundation

/// Who takes a touch at a point of an element.
package enum TouchTakers {
    /// Neither the element nor what is within it.
    case nobody
    /// What is within it, where that does.
    case inner
    /// What is within it, and otherwise the element itself.
    case all
}

extension Element {
    /// The map from its own points to those of its container.
    package final var toContainer: Transform {
        let origin = presentedOrigin
        return transform.then(.offset(CGSize(width: origin.x, height: origin.y)))
    }

    /// The map from its own points to those of the window.
    package final var toWindow: Transform {
        var (map, element) = (Transform.identity, Optional(self))
        while let current = element {
            map = map.then(current.toContainer)
            element = current.container
        }
        return map
    }

    /// Where it is in the window, as it looks: moved, turned and scaled.
    package final var frame: CGRect { toWindow.bounds(of: bounds).rect }

    /// The points that it has: what is outside is not shown, where it hides that.
    package final var bounds: Box { Box(presentedSize) }

    /// False where a view around it is disabled.
    package final var isEnabled: Bool { node?.scope.values.isEnabled ?? false }

    /// How much of it is seen, with what is around it.
    package final var opacity: Double {
        var (opacity, element) = (1.0, Optional(self))
        while let current = element {
            opacity *= current.ownOpacity
            element = current.container
        }
        return opacity
    }

    /// The innermost element at one of its own points, the one in front of others.
    package final func hit(_ point: CGPoint) -> Element? {
        if !reach.contains(point) || ownOpacity <= 0 { return nil }
        let takers = takers(at: point)
        if takers == .nobody { return nil }
        for child in children.reversed() where child.outline.contains(point) {
            guard let inverse = child.toContainer.inverse else { continue }
            if let hit = child.hit(inverse(point)) { return hit }
        }
        return takers == .all && touchBounds.contains(point) ? self : nil
    }

    /// A touch in the window, as it sees it.
    package final func localize(_ touch: Touch) -> Touch {
        root.layout.arrange(root)
        var touch = touch
        let inverse = toWindow.inverse ?? .identity
        touch.location = inverse(touch.globalLocation)
        touch.isInside = reach.contains(touch.location)
        var element = container
        while let current = element {
            if let name = current.spaceName, touch.namedLocations[name] == nil {
                touch.namedLocations[name] = (current.toWindow.inverse ?? .identity)(touch.globalLocation)
            }
            element = current.container
        }
        return touch
    }
}

extension Element {
    /// Where it is in a named space around it; in the window, where there is none of that name.
    package final func frame(inSpace name: AnyHashable) -> CGRect {
        var element = container
        while let current = element {
            if current.spaceName == name, let inverse = current.toWindow.inverse {
                return toWindow.then(inverse).bounds(of: bounds).rect
            }
            element = current.container
        }
        return frame
    }
}
