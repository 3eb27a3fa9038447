public import ViewGraph

/// Views behind or in front of a view.
struct LayerSetting<Layer: View> {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
}

extension LayerSetting: LayerModifier {
    typealias Body = Never
}

extension View {
    /// This view with others behind it, in its size. Several of them are in one place, as in a `ZStack`. Where this view is
    /// several, such as a `Group`, each has others of its own behind it.
    ///
    /// - Parameters:
    ///   - alignment: Where they meet.
    ///   - content: Lists the views.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerSetting(layer: content(), alignment: alignment, isInFront: false))
    }

    /// This view with others in front of it, in its size. Several of them are in one place, as in a `ZStack`. Where this
    /// view is several, such as a `Group`, each has others of its own in front of it.
    ///
    /// - Parameters:
    ///   - alignment: Where they meet.
    ///   - content: Lists the views.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerSetting(layer: content(), alignment: alignment, isInFront: true))
    }

    /// This view with a style behind it, in its size. There are no safe areas here, so `edges` makes no difference.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style) }
    }

    /// This view with a shape behind it, in its size, drawn with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// This view with a shape behind it, in its size, drawn with the `BackgroundStyle`.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// This view with a shape in front of it, in its size, drawn with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// This view with another one behind it, in its size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// This view with another one in front of it, in its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }
}
