/// How wide a text may be. The scene knows no fonts: it counts with a wide one, so that others fit.
enum TextWidth {
    /// Points, for a font of that size.
    static func estimate(_ text: String, size: Double, isBold: Bool = false) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "i", "l", "j", ".", ",", ":", "'", "|", " ", "\u{B7}": width += 0.32
            case "f", "r", "t", "(", ")", "-": width += 0.41
            case "m", "w", "M", "W", "\u{2212}": width += 0.92
            case "A"..."Z", "_": width += 0.7
            case "\u{0}"..."\u{2FF}": width += 0.63
            default: width += 1
            }
        }
        return width * size * (isBold ? 1.12 : 1)
    }

    /// The text, or as much of its beginning as fits with an ellipsis after it.
    static func fitting(_ text: String, size: Double, isBold: Bool = false, width: Double) -> String {
        if estimate(text, size: size, isBold: isBold) <= width { return text }
        var kept = text[...]
        while !kept.isEmpty, estimate(kept + "\u{2026}", size: size, isBold: isBold) > width { kept = kept.dropLast() }
        return kept.isEmpty ? "" : kept + "\u{2026}"
    }

    private static func estimate(_ text: Substring, size: Double, isBold: Bool) -> Double {
        estimate(String(text), size: size, isBold: isBold)
    }
}
