/// How many columns of a terminal a character takes, so that a caret stands under the right one.
enum TerminalWidth {
    /// 0 for what combines with the character before, 2 for the wide ones of East Asia and emoji, else 1. (Unicode's
    /// East Asian Width, by blocks: enough to place a caret.)
    static func columns(of value: UInt32) -> Int {
        guard value >= 0x300 else { return 1 }
        switch value {
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x1AB0...0x1AFF,
            0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
            return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}
