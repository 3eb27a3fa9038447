package import Foundation

/// A map of the plane that keeps lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Transform: Equatable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0

    package static let identity = Transform()

    /// A move, in points.
    package static func offset(_ size: CGSize) -> Transform { Transform(tx: size.width, ty: size.height) }

    /// A turn, clockwise on the screen, whose y goes down.
    package static func rotation(_ angle: Angle) -> Transform {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return Transform(a: cosine, b: sine, c: -sine, d: cosine)
    }

    /// A change of size.
    package static func scale(_ size: CGSize) -> Transform { Transform(a: size.width, d: size.height) }

    /// This one, and another one after it.
    package func then(_ next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// This one about another point than the origin.
    package func about(_ point: CGPoint) -> Transform {
        Transform(tx: -point.x, ty: -point.y).then(self).then(Transform(tx: point.x, ty: point.y))
    }

    /// Where a point goes.
    package func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The map back; `nil` where everything falls together.
    package var inverse: Transform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The smallest upright rectangle around what a rectangle goes to.
    package func bounds(of box: Box) -> Box {
        // A mere move, as most are.
        if (a, b, c, d) == (1, 0, 0, 1) {
            var moved = box
            (moved.left, moved.right) = (box.left + tx, box.right + tx)
            (moved.top, moved.bottom) = (box.top + ty, box.bottom + ty)
            return moved
        }
        return Box(around: box.corners.map { self($0) })
    }
}
