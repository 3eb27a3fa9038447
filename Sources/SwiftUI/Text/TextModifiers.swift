public import ViewGraph

/// Where lines meet that are not equally long: SwiftUI's `TextAlignment`.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At their beginnings.
    case leading
    /// In their middles.
    case center
    /// At their ends.
    case trailing
}

extension EnvironmentValues {
    private struct FontKey: EnvironmentKey {
        static var defaultValue: Font? { nil }
    }

    private struct FontWeightKey: EnvironmentKey {
        static var defaultValue: Font.Weight? { nil }
    }

    private struct BoldKey: EnvironmentKey {
        static var defaultValue: Bool? { nil }
    }

    private struct LineLimitKey: EnvironmentKey {
        static var defaultValue: Int? { nil }
    }

    private struct TextAlignmentKey: EnvironmentKey {
        static var defaultValue: TextAlignment { .leading }
    }

    private struct ImageScaleKey: EnvironmentKey {
        static var defaultValue: Image.Scale { .medium }
    }

    /// The font of text that has none of its own; `body` without one.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// How many lines a text may have; as many as it needs without a number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Where lines meet that are not equally long.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    var isBold: Bool? {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }
}

extension View {
    /// This view with a font for text that has none of its own.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// This view with a weight for text that has none of its own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// This view with its text in bold where told so.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }

    /// This view with so many lines for each text at most, and 1 at least; as many as it needs without a number.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// This view with lines that meet on a side where they are not equally long.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// This view with symbols that are small, medium or large beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
