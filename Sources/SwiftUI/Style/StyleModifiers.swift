public import ViewGraph

/// Sets what a view and those within it are drawn with.
struct ForegroundModifier {
    let ink: Ink
}

extension ForegroundModifier: AnimatedSetting {
    typealias Body = Never

    func makeSource(in root: ViewRoot, _ outer: EnvironmentScope) -> InkSource { InkSource(ink, in: root, outer) }
    func update(_ source: InkSource, _ transaction: Transaction) { source.set(ink, transaction) }
    func set(_ values: inout EnvironmentValues, _ source: InkSource) { values.foreground.source = source }
}

/// Sets the tint of a view and those within it.
struct TintModifier {
    let ink: Ink
}

extension TintModifier: AnimatedSetting {
    typealias Body = Never

    func makeSource(in root: ViewRoot, _ outer: EnvironmentScope) -> InkSource { InkSource(ink, in: root, outer) }
    func update(_ source: InkSource, _ transaction: Transaction) { source.set(ink, transaction) }
    func set(_ values: inout EnvironmentValues, _ source: InkSource) { values.tint.source = source }
}

extension View {
    /// This view, drawn with a style; so is what is in it, unless that says otherwise.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(ink: Ink(style)))
    }

    /// This view, drawn in a colour; so is what is in it, unless that says otherwise. Without one, as what is around it.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(ink: color?.ink ?? .foreground))
    }

    /// This view with another tint: the style of what can be touched, and of `tint`. Without one, that of the system.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(TintModifier(ink: tint.map { Ink($0) } ?? Color.accentColor.ink))
    }

    /// This view with another tint: the colour of what can be touched, and of `tint`. Without one, that of the system.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(ink: (tint ?? .accentColor).ink))
    }
}
