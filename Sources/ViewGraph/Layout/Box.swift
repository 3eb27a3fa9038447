package import Foundation

/// An upright rectangle by its sides. Unlike the system's, it may have sides that are infinite or no numbers.
package struct Box: Equatable, Sendable {
    package var left: CGFloat
    package var top: CGFloat
    package var right: CGFloat
    package var bottom: CGFloat

    /// The rectangle of a size at the origin.
    package init(_ size: CGSize) { (left, top, right, bottom) = (0, 0, size.width, size.height) }

    /// The smallest around some points.
    package init(around points: [CGPoint]) {
        let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
        (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        (right, bottom) = (xs.max() ?? 0, ys.max() ?? 0)
    }

    /// Its corners, from the top left, clockwise.
    package var corners: [CGPoint] {
        [
            CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
            CGPoint(x: left, y: bottom),
        ]
    }

    /// True for the points in it, those on its left and upper sides included.
    package func contains(_ point: CGPoint) -> Bool {
        point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }

    /// The smallest around both.
    package func union(_ other: Box) -> Box {
        var box = self
        (box.left, box.top) = (min(left, other.left), min(top, other.top))
        (box.right, box.bottom) = (max(right, other.right), max(bottom, other.bottom))
        return box
    }

    /// The same as the system's rectangle.
    package var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }
}
