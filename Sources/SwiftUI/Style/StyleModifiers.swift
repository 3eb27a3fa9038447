public import ViewGraph

/// Sets what a view and those within it are drawn with.
struct ForegroundModifier {
    let ink: Ink
    /// Inks of their own for the levels that follow.
    var levels: [Ink] = []
}

extension ForegroundModifier: AnimatedSetting {
    typealias Body = Never

    func makeSource(in root: ViewRoot, _ outer: EnvironmentScope) -> InkSource {
        InkSource(ink, levels: levels, in: root, outer)
    }

    func update(_ source: InkSource, _ transaction: Transaction) { source.set(ink, levels: levels, transaction) }
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

    /// This view, drawn with a style, and with another one where it is drawn with what matters less: with `secondary`, and,
    /// in levels of this, with `tertiary` and `quaternary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundModifier(ink: Ink(primary), levels: [Ink(secondary)]))
    }

    /// This view, drawn with a style, and with others where it is drawn with `secondary` and with `tertiary`; with
    /// `quaternary` in a level of the last.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(ForegroundModifier(ink: Ink(primary), levels: [Ink(secondary), Ink(tertiary)]))
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
