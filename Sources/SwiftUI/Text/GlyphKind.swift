/// How much room a scalar takes.
enum GlyphKind {
    case lineBreak, space, none, narrow, normal, wide, ideograph, full

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self.ascii(scalar) : Self.other(scalar.value)
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> GlyphKind {
        switch scalar {
        case "\n", "\u{0B}", "\u{0C}": .lineBreak
        case " ", "\t": .space
        case "\0"..<" ", "\u{7F}": .none
        case "i", "j", "l", "f", "t", "r", "I", "!", "'", "|", "`", ".", ",", ":", ";", "(", ")", "[", "]", "{", "}":
            .narrow
        case "m", "w", "M", "W", "@", "%": .wide
        default: .normal
        }
    }

    private static func other(_ value: UInt32) -> GlyphKind {
        switch value {
        case 0x85, 0x2028, 0x2029: .lineBreak
        case 0x2000...0x200A, 0x205F: .space
        case 0x80...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064: .none
        // Marks that stand on what is before them, variants, and colours of skin.
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: .none
        case 0xE0000...0xE0FFF, 0x1F3FB...0x1F3FF: .none
        case 0xA0, 0xB7, 0x2018, 0x2019: .narrow
        case 0x2014, 0x2026: .wide
        // Two of them are a flag.
        case 0x1F1E6...0x1F1FF: .normal
        case 0x1100...0x115F, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF: .full
        case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x20000...0x3FFFF:
            .ideograph
        default: .normal
        }
    }

    /// Thousandths of the size of the font.
    func advance(isMonospaced: Bool) -> Int {
        switch self {
        case .lineBreak, .none: 0
        case .ideograph, .full: 1_000
        case .space, .narrow: isMonospaced ? 600 : 250
        case .normal: isMonospaced ? 600 : 500
        case .wide: isMonospaced ? 600 : 750
        }
    }
}
