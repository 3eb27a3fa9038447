public import Foundation
public import ViewGraph

/// A shape, smaller on all sides.
public struct _InsetShape<Base: InsettableShape>: Sendable {
    var shape: Base
    var amount: CGFloat

    init(_ shape: Base, by amount: CGFloat) { (self.shape, self.amount) = (shape, amount) }
}

extension _InsetShape: InsettableShape {
    /// It has no body.
    public typealias Body = Never

    /// What of the shape moves, and how much smaller it is.
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount.orZero) }
        set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
    }

    /// Its outline.
    nonisolated public var _outline: _ShapeOutline {
        var outline = shape._outline
        outline.inset += amount.orZero
        return outline
    }

    /// This shape, smaller by so many points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(shape, by: self.amount + amount)
    }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Sendable {
    var shape: Base
    var start: CGFloat
    var end: CGFloat
}

extension _TrimmedShape: Shape {
    /// It has no body.
    public typealias Body = Never

    /// What of the shape moves, and where the part begins and ends.
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set { (shape.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
    }

    /// Its outline.
    nonisolated public var _outline: _ShapeOutline { shape._outline.trimmed(from: start, to: end) }
}

/// The line along a shape's outline.
public struct _StrokedShape<Base: Shape>: Sendable {
    var shape: Base
    var style: StrokeStyle
}

extension _StrokedShape: Shape {
    /// It has no body.
    public typealias Body = Never

    /// What of the shape moves, and of the line.
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    /// Its outline.
    nonisolated public var _outline: _ShapeOutline {
        var outline = shape._outline
        outline.stroke = style
        return outline
    }
}
