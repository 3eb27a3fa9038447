/// Which colours a terminal has.
public enum TerminalColours: String, CaseIterable, Equatable, Hashable, Sendable {
    /// None: the text has no escape sequences.
    case none
    /// The 256 of xterm, of which the six by six by six of the colour cube are used.
    case palette
    /// Any of 24 bits.
    case full

    /// What switches a colour on, or nothing.
    func start(_ colour: PlotColour, isBold: Bool) -> String {
        let bold = isBold ? "1;" : ""
        switch self {
        case .none: return ""
        case .palette: return "\u{1B}[\(bold)38;5;\(TerminalColours.cubeIndex(of: colour))m"
        case .full: return "\u{1B}[\(bold)38;2;\(colour.red);\(colour.green);\(colour.blue)m"
        }
    }

    /// What switches all of it off, or nothing.
    var end: String { self == .none ? "" : "\u{1B}[0m" }

    /// The nearest colour of the cube, whose steps are 0, 95, 135, 175, 215 and 255.
    private static func cubeIndex(of colour: PlotColour) -> Int {
        func step(_ channel: UInt8) -> Int {
            channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
        }
        return 16 + 36 * step(colour.red) + 6 * step(colour.green) + step(colour.blue)
    }
}
