/// The colours of a plot.
///
/// Source: the hues are those of Okabe and Ito's palette, which people with each kind of colour blindness can tell apart;
/// shades are adjusted so that lines and text stand out from either background. What differs in colour also differs in
/// shape.
public enum PlotTheme: String, CaseIterable, Equatable, Hashable, Sendable {
    /// Dark on white.
    case light
    /// Light on nearly black.
    case dark

    /// The colour of a role.
    public func colour(of role: PlotRole) -> PlotColour {
        self == .light ? lightColour(of: role) : darkColour(of: role)
    }

    private func lightColour(of role: PlotRole) -> PlotColour {
        switch role {
        case .background: PlotColour(0xFFFFFF)
        case .panel: PlotColour(0xF5F7FA)
        case .grid: PlotColour(0xDFE4EA)
        case .baseline: PlotColour(0xA9B3BF)
        case .text: PlotColour(0x1B2128)
        case .label: PlotColour(0x515C68)
        case .tap: PlotColour(0xD55E00)
        case .continuous, .intensity: PlotColour(0x0072B2)
        case .continuousFill, .intensityFill: PlotColour(0x0072B2, opacity: 0.2)
        case .sharpness: PlotColour(0x008A63)
        case .sharpnessFill: PlotColour(0x009E73, opacity: 0.2)
        case .control: PlotColour(0x1B2128)
        case .denseControl: PlotColour(0x8B95A1)
        case .waveform: PlotColour(0xA9467C)
        case .sound: PlotColour(0xA86F00)
        case .soundFill: PlotColour(0xE69F00, opacity: 0.2)
        }
    }

    private func darkColour(of role: PlotRole) -> PlotColour {
        switch role {
        case .background: PlotColour(0x0E1217)
        case .panel: PlotColour(0x171D25)
        case .grid: PlotColour(0x2A333E)
        case .baseline: PlotColour(0x5B6875)
        case .text: PlotColour(0xEDF1F5)
        case .label: PlotColour(0xA7B3BF)
        case .tap: PlotColour(0xFF9248)
        case .continuous, .intensity: PlotColour(0x56B4E9)
        case .continuousFill, .intensityFill: PlotColour(0x56B4E9, opacity: 0.25)
        case .sharpness: PlotColour(0x35D0A0)
        case .sharpnessFill: PlotColour(0x35D0A0, opacity: 0.22)
        case .control: PlotColour(0xEDF1F5)
        case .denseControl: PlotColour(0x7C8894)
        case .waveform: PlotColour(0xE29BC2)
        case .sound: PlotColour(0xF2BF4B)
        case .soundFill: PlotColour(0xE69F00, opacity: 0.25)
        }
    }
}
