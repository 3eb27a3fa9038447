public import Foundation

/// A point in a view's own space, where (0, 0) is the top leading corner and (1, 1) the bottom trailing one.
@frozen public struct UnitPoint: Hashable, Animatable, Sendable {
    /// The distance from the leading edge, in widths of the view.
    public var x: CGFloat
    /// The distance from the top edge, in heights of the view.
    public var y: CGFloat

    /// The top leading corner.
    @inlinable public init() {
        x = 0
        y = 0
    }

    /// A point in fractions of width and height.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The two coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set {
            x = newValue.first
            y = newValue.second
        }
    }
}

extension UnitPoint {
    /// The origin, (0, 0).
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the top of the leading edge.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner at the top of the trailing edge.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner at the bottom of the leading edge.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner at the bottom of the trailing edge.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
