import Foundation
import ViewGraph

/// A shape that is drawn with what holds where it stands: filled, or as a line.
struct ShapeDrawing<Drawn: Shape> {
    var shape: Drawn
    var stroke: StrokeStyle?
    /// What it is called, where the shape's own name would not tell.
    let kind: String?

    init(shape: Drawn, stroke: StrokeStyle? = nil, kind: String? = nil) {
        (self.shape, self.stroke, self.kind) = (shape, stroke, kind)
    }
}

extension ShapeDrawing: View {
    typealias Body = Never
}

extension ShapeDrawing: LeafView {
    var animatableData: AnimatablePair<Drawn.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, (stroke ?? StrokeStyle()).animatableData) }
        set {
            shape.animatableData = newValue.first
            stroke?.animatableData = newValue.second
        }
    }

    func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize { shape._outline.size(proposal) }

    func takesTouch(at point: CGPoint, in size: CGSize, _ environment: EnvironmentValues) -> Bool {
        shape._outline.contains(point, in: size, line: stroke?.lineWidth)
            && !environment.paint(of: .foreground).isClear
    }

    func touchBounds(in size: CGSize) -> Box { shape._outline.bounds(in: size, line: stroke?.lineWidth) }

    func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics {
        let outline = shape._outline
        let color = environment.paint(of: .foreground).hex
        var semantics = Semantics(role: .shape, kind: kind ?? outline.kind)
        semantics.trim = outline.trim
        semantics.color = color
        semantics.details = outline.details + [(stroke ?? outline.stroke)?.words(color) ?? "fill(\(color))"]
        return semantics
    }
}

extension Rectangle: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension RoundedRectangle: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension Circle: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension Capsule: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension Ellipse: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension _InsetShape: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension _TrimmedShape: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}

extension _StrokedShape: ComposedView {
    package var inner: some View { ShapeDrawing(shape: self) }
}
