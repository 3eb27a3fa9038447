public import Foundation
public import ViewGraph

/// How the corners of a rectangle are rounded: SwiftUI's `RoundedCornerStyle`. Nothing here tells the two apart.
public enum RoundedCornerStyle: Sendable {
    /// Quarters of circles.
    case circular
    /// Curves without a jump in curvature.
    case continuous
}

/// A rectangle: SwiftUI's `Rectangle`.
@frozen
public struct Rectangle: Sendable {
    /// A rectangle.
    nonisolated public init() {}
}

extension Rectangle: InsettableShape {
    /// It has no body.
    public typealias Body = Never
    /// Nothing of it moves.
    public typealias AnimatableData = EmptyAnimatableData
    /// Its outline.
    nonisolated public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }
    /// This shape, smaller by so many points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, by: amount) }
}

/// A rectangle with round corners: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: Sendable {
    /// Width and height of each corner, in points.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle whose corners have a width and a height, in points; less than 0 is 0.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// A rectangle whose corners have a radius, in points; less than 0 is 0.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
}

extension RoundedRectangle: InsettableShape {
    /// It has no body.
    public typealias Body = Never

    /// Width and height of the corners.
    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.orZero.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// Its outline.
    nonisolated public var _outline: _ShapeOutline {
        func length(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
        return _ShapeOutline(.rounded(CGSize(width: length(cornerSize.width), height: length(cornerSize.height))))
    }

    /// This shape, smaller by so many points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        _InsetShape(self, by: amount)
    }
}

/// A circle in the middle of what it is offered: SwiftUI's `Circle`.
@frozen
public struct Circle: Sendable {
    /// A circle.
    nonisolated public init() {}
}

extension Circle: InsettableShape {
    /// It has no body.
    public typealias Body = Never
    /// Nothing of it moves.
    public typealias AnimatableData = EmptyAnimatableData
    /// Its outline.
    nonisolated public var _outline: _ShapeOutline { _ShapeOutline(.circle) }
    /// This shape, smaller by so many points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, by: amount) }
}

/// A rectangle whose shorter sides are round: SwiftUI's `Capsule`.
@frozen
public struct Capsule: Sendable {
    /// How its ends are rounded.
    public var style: RoundedCornerStyle

    /// A capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
    /// It has no body.
    public typealias Body = Never
    /// Nothing of it moves.
    public typealias AnimatableData = EmptyAnimatableData
    /// Its outline.
    nonisolated public var _outline: _ShapeOutline { _ShapeOutline(.capsule) }
    /// This shape, smaller by so many points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }
}

/// An ellipse: SwiftUI's `Ellipse`.
@frozen
public struct Ellipse: Sendable {
    /// An ellipse.
    nonisolated public init() {}
}

extension Ellipse: InsettableShape {
    /// It has no body.
    public typealias Body = Never
    /// Nothing of it moves.
    public typealias AnimatableData = EmptyAnimatableData
    /// Its outline.
    nonisolated public var _outline: _ShapeOutline { _ShapeOutline(.ellipse) }
    /// This shape, smaller by so many points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, by: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners have a width and a height, in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle whose corners have a radius, in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
