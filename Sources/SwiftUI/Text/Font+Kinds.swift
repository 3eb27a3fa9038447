public import Foundation

extension Font {
    /// What a font is for: SwiftUI's `Font.TextStyle`.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, semibold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption
        /// 11 points.
        case caption2

        /// Points.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// How letters are drawn: SwiftUI's `Font.Design`. Those of `monospaced` are all as wide as each other.
    public enum Design: Hashable, Sendable {
        /// As usual.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All as wide as each other.
        case monospaced
    }

    /// How heavy letters are: SwiftUI's `Font.Weight`.
    @frozen
    public struct Weight: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// How much wider than usual letters are.
        let widthFactor: CGFloat

        init(_ name: String, wider widthFactor: CGFloat = 1) { (self.name, self.widthFactor) = (name, widthFactor) }

        /// The lightest.
        public static let ultraLight = Weight("ultraLight")
        /// Lighter than light.
        public static let thin = Weight("thin")
        /// Lighter than usual.
        public static let light = Weight("light")
        /// As usual.
        public static let regular = Weight("regular")
        /// A little heavier than usual.
        public static let medium = Weight("medium")
        /// Almost bold. Letters are 5 % wider than usual.
        public static let semibold = Weight("semibold", wider: 1.05)
        /// Bold. Letters are 5 % wider than usual.
        public static let bold = Weight("bold", wider: 1.05)
        /// Heavier than bold. Letters are 10 % wider than usual.
        public static let heavy = Weight("heavy", wider: 1.1)
        /// The heaviest. Letters are 10 % wider than usual.
        public static let black = Weight("black", wider: 1.1)
    }
}
