public import Foundation

/// What letters look like: SwiftUI's `Font`, of the system's fonts alone. Sizes of text styles are those of the size of text
/// that an iPhone has from the start, `large`; here it is always that.
public struct Font: Hashable, Sendable {
    /// Points.
    package private(set) var size: CGFloat
    /// How heavy it is by itself.
    package private(set) var weight: Weight
    /// How it is drawn.
    package private(set) var design: Design
    /// True where it is slanted.
    package private(set) var isItalic = false
    /// True where all digits are as wide as each other.
    package private(set) var hasMonospacedDigits = false
    /// The text style that it is of, if of any.
    private var style: TextStyle?

    private init(size: CGFloat, weight: Weight, design: Design, style: TextStyle? = nil) {
        self.size = size > 0 ? min(size, 10_000) : 0
        (self.weight, self.design, self.style) = (weight, design, style)
    }

    /// The system's font.
    ///
    /// - Parameters:
    ///   - size: Points, kept within 0...10,000.
    ///   - weight: How heavy it is; regular without one.
    ///   - design: How it is drawn; as usual without one.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }

    /// The font of a text style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - design: How it is drawn; as usual without one.
    ///   - weight: How heavy it is; as usual for the style without one.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: style.size, weight: weight ?? style.weight, design: design ?? .default, style: style)
    }

    /// This font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// This font in bold.
    public func bold() -> Font { weight(.bold) }

    /// This font, slanted.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// This font with digits that are all as wide as each other.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// What it is called, such as `headline` or `20 bold italic`.
    package var words: String {
        let usual = style?.weight ?? .regular
        let words = [
            style?.rawValue ?? Words.number(size), weight == usual ? nil : weight.name,
            design == .default ? nil : "\(design)", isItalic ? "italic" : nil,
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}

extension Font {
    /// 34 points.
    public static let largeTitle = Font.system(.largeTitle)
    /// 28 points.
    public static let title = Font.system(.title)
    /// 22 points.
    public static let title2 = Font.system(.title2)
    /// 20 points.
    public static let title3 = Font.system(.title3)
    /// 17 points, semibold.
    public static let headline = Font.system(.headline)
    /// 15 points.
    public static let subheadline = Font.system(.subheadline)
    /// 17 points: what text is in unless told otherwise.
    public static let body = Font.system(.body)
    /// 16 points.
    public static let callout = Font.system(.callout)
    /// 13 points.
    public static let footnote = Font.system(.footnote)
    /// 12 points.
    public static let caption = Font.system(.caption)
    /// 11 points.
    public static let caption2 = Font.system(.caption2)
}
