public import Foundation
public import ViewGraph

/// Words: SwiftUI's `Text`.
///
/// There are no font files here, so how much room words take is by a model. A letter is half as wide as its font is high;
/// narrow ones such as `i`, and spaces, are a quarter as wide, wide ones such as `M` three quarters; ideographs and emoji are
/// as wide as high. In the monospaced design all letters have 0.6. Bold is 5 % wider. A line is 1.2 times as high as its
/// font. Lines break after spaces and after ideographs; no word is broken, and none is left out unless lines are limited or
/// there is less height than they need.
public struct Text: Equatable, Sendable {
    /// Some words that look alike.
    struct Run: Equatable, Sendable {
        var content: String
        /// True where it is the symbol of that name.
        var isSymbol = false
        var font: Font?
        var weight: Font.Weight?
        var isBold: Bool?
        var isItalic: Bool?
        var hasMonospacedDigits = false
        var ink: Ink?
        /// True where a modifier has told its ink, be that none.
        var isInked = false

        /// Draws it with ink, where it has none yet.
        mutating func draw(with ink: Ink?) { (self.ink, isInked) = (self.ink ?? ink, true) }
    }

    private(set) var runs: [Run]

    /// What it says; symbols say their names.
    package var string: String { runs.count == 1 ? runs.first?.content ?? "" : runs.map(\.content).joined() }

    /// Words as they stand.
    public init(verbatim content: String) { runs = [Run(content: content)] }

    /// A symbol as one of the words, beside which a line may break. It is as large as beside them, also where it is resizable. A
    /// name that there is no symbol for is shown as text.
    public init(_ image: Image) { runs = [Run(content: image.name, isSymbol: Symbol.named(image.name) != nil)] }

    /// Words as they stand.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// The words of a key. There are no tables of translations here: the key itself is what is shown, so its other parameters
    /// make no difference.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        runs = key.runs
    }

    /// A value in the words of a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Both, one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.runs += rhs.runs
        return text
    }

    func changed(_ change: (inout Run) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index]) }
        return text
    }

    /// What all of it is drawn with, where that is one ink.
    var ink: Ink? {
        guard let ink = runs.first?.ink, runs.allSatisfy({ $0.ink == ink }) else { return nil }
        return ink
    }
}

extension Text {
    /// This text in a font, where it has none yet.
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

    /// This text in a weight, where it has none yet.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }

    /// This text in bold.
    public func bold() -> Text { bold(true) }

    /// This text in bold where told so.
    public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = $0.isBold ?? isActive } }

    /// This text, slanted.
    public func italic() -> Text { italic(true) }

    /// This text, slanted where told so.
    public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = $0.isItalic ?? isActive } }

    /// This text with digits that are all as wide as each other; here, they are anyway.
    public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }

    /// This text drawn with a style, where it has none yet.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.draw(with: Ink(style)) } }

    /// This text in a colour, where it has none yet.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.draw(with: color?.ink) } }
}

extension Text: View {
    /// It has no body.
    public typealias Body = Never
}

extension Text: ComposedView {
    package var inner: some View {
        if runs.contains(where: \.isInked) {
            TextDrawing(text: self).modifier(ForegroundModifier(ink: ink ?? .foreground))
        } else {
            TextDrawing(text: self)
        }
    }
}
