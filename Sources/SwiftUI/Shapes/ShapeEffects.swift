import Foundation
public import ViewGraph

/// Shows only what is within a shape.
struct ClipEffect<Clip: Shape> {
    var shape: Clip
}

extension ClipEffect: ElementEffect {
    typealias Body = Never

    var animatableData: Clip.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func describe(_ semantics: inout Semantics) { semantics.details.append("clip(\(shape._outline.kind))") }
}

/// Says what shape takes touches.
struct TouchShapeEffect<Touched: Shape> {
    var shape: Touched
}

extension TouchShapeEffect: ElementEffect {
    typealias Body = Never

    var animatableData: Touched.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func takers(at point: CGPoint, in size: CGSize) -> TouchTakers {
        shape._outline.contains(point, in: size) ? .all : .nobody
    }

    func touchBounds(in size: CGSize) -> Box { shape._outline.bounds(in: size) }

    func describe(_ semantics: inout Semantics) { semantics.touchShape = shape._outline.kind }
}

extension View {
    /// This view, of which only what is within its frame is seen.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// This view, of which only what is within a shape of its size is seen.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape))
    }

    /// This view, which takes touches in all of a shape of its size, and nowhere else. The shape may be larger than the view,
    /// as with a negative inset.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(TouchShapeEffect(shape: shape))
    }
}
