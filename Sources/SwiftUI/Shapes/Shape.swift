public import Foundation
public import ViewGraph

/// Something with an outline that takes what it is offered: SwiftUI's `Shape`.
///
/// The shapes are those that are here: there are no paths, so there are no shapes of one's own. By itself a shape is filled
/// with what holds where it stands. Where it is offered nothing it is 10 points long.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Its outline. What it is made of cannot be made outside of this module.
    nonisolated var _outline: _ShapeOutline { get }
}

/// A shape that can be made smaller on all sides: SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// This shape, smaller by so many points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The outline of a shape.
public struct _ShapeOutline: Sendable {
    enum Form: Sendable {
        case rectangle, rounded(CGSize), circle, capsule, ellipse
    }

    let form: Form
    /// Points that it is smaller by on each side.
    var inset: CGFloat = 0
    /// The part that is drawn, in shares of all.
    var trim: (from: Double, to: Double)?
    /// Where the shape is the line along another shape.
    var stroke: StrokeStyle?

    init(_ form: Form) { self.form = form }

    /// A part of a part: shares are those of what was there.
    func trimmed(from start: CGFloat, to end: CGFloat) -> _ShapeOutline {
        let (start, end) = (Paint.share(Double(start)), Paint.share(Double(end)))
        let old = trim ?? (0, 1)
        let length = old.to - old.from
        var outline = self
        outline.trim = (old.from + start * length, old.from + max(start, end) * length)
        return outline
    }

    /// The size that it takes of what it is offered.
    func size(_ proposal: ProposedSize) -> CGSize {
        let (width, height) = (Self.length(proposal.width), Self.length(proposal.height))
        guard case .circle = form else { return CGSize(width: width ?? 10, height: height ?? 10) }
        let side = min(width ?? height ?? 10, height ?? width ?? 10)
        return CGSize(width: side, height: side)
    }

    private static func length(_ offered: CGFloat?) -> CGFloat? {
        guard let offered, !offered.isNaN else { return nil }
        return max(offered, 0)
    }

    /// What it is called.
    var kind: String {
        switch form {
        case .rectangle: "Rectangle"
        case .rounded(let size):
            "RoundedRectangle(\(Words.number(size.width))"
                + (size.width == size.height ? ")" : ", \(Words.number(size.height)))")
        case .circle: "Circle"
        case .capsule: "Capsule"
        case .ellipse: "Ellipse"
        }
    }

    /// What more there is to say of it.
    var details: [String] {
        [
            inset == 0 ? nil : "inset(\(Words.number(inset)))",
            trim.map { "trim(\(Words.number($0.from)), \(Words.number($0.to)))" },
        ].compactMap { $0 }
    }
}

extension Shape {
    /// A part of this shape's outline.
    ///
    /// Outlines begin at the right, and go on clockwise; those of rectangles begin at the top left.
    /// - Parameters:
    ///   - startFraction: Where the part begins, 0...1.
    ///   - endFraction: Where it ends, 0...1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, start: startFraction.orZero, end: endFraction == .infinity ? 1 : endFraction.orZero)
    }

    /// The line along this shape's outline.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The line along this shape's outline.
    ///
    /// - Parameter lineWidth: Points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension CGFloat {
    /// This number, or 0 for what is none: an animation of that would never be over.
    var orZero: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
    /// Both lengths, with 0 for what is no number.
    var orZero: CGSize { CGSize(width: width.orZero, height: height.orZero) }
}
