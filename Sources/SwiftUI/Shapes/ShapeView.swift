public import ViewGraph

/// A view that draws a shape, in front of which the shape can be drawn again: SwiftUI's `ShapeView`.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape that is filled: SwiftUI's `FillShapeView`.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How it is filled.
    public var fillStyle: FillStyle
    /// What is behind it.
    public var background: Background
}

extension FillShapeView: ShapeView {
    /// It has no body.
    public typealias Body = Never
}

extension FillShapeView: ComposedView {
    package var inner: some View {
        ShapeDrawing(shape: shape).drawn(with: style, over: background)
    }
}

/// The line along a shape: SwiftUI's `StrokeShapeView`.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// What the line looks like.
    public var strokeStyle: StrokeStyle
    /// True where its edges are smooth. Nothing here is drawn, so it makes no difference.
    public var isAntialiased: Bool
    /// What is behind it.
    public var background: Background
}

extension StrokeShapeView: ShapeView {
    /// It has no body.
    public typealias Body = Never
}

extension StrokeShapeView: ComposedView {
    package var inner: some View {
        ShapeDrawing(shape: shape, stroke: strokeStyle).drawn(with: style, over: background)
    }
}

/// The line within the border of a shape: SwiftUI's `StrokeBorderShapeView`.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// What the line looks like.
    public var strokeStyle: StrokeStyle
    /// True where its edges are smooth. Nothing here is drawn, so it makes no difference.
    public var isAntialiased: Bool
    /// What is behind it.
    public var background: Background
}

extension StrokeBorderShapeView: ShapeView {
    /// It has no body.
    public typealias Body = Never
}

extension StrokeBorderShapeView: ComposedView {
    package var inner: some View {
        ShapeDrawing(shape: shape.inset(by: strokeStyle.lineWidth / 2), stroke: strokeStyle)
            .drawn(with: style, over: background)
    }
}

extension ShapeDrawing {
    /// This drawing with a style, in front of another one.
    @MainActor @ViewBuilder
    fileprivate func drawn<Style: ShapeStyle, Background: View>(
        with style: Style, over background: Background
    ) -> some View {
        if Background.self == EmptyView.self {
            foregroundStyle(style)
        } else {
            foregroundStyle(style).background { background }
        }
    }
}
