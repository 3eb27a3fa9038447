public import HapticPatterns
public import HapticRendering

/// A plot in block and braille characters, for a terminal with a font of equal widths.
public enum TerminalPlot {
    /// Draws a pattern: its events (a tap is a stem, continuous events are filled), effective intensity and sharpness, the
    /// waveform, and one lane for each sound, above an axis of time.
    ///
    /// - Parameters:
    ///   - pattern: The pattern; values are taken as ``HapticPatterns/HapticPattern/normalized()`` takes them.
    ///   - sounds: The sounds that its audio events play; those that are not there become boxes without a waveform.
    ///   - settings: What is shown.
    ///   - columns: The width of the terminal. No line is longer; widths below 1 count as 1, above 4,096 as that.
    ///   - rows: How many lines may be used. Lanes for which there is no room are left out, the last first; one is always
    ///     drawn, for which 6 lines are needed. At most 4,096 are used.
    ///   - colours: Which colours the terminal has.
    ///   - theme: The colours, by the terminal's background, which is left as it is.
    /// - Returns: Lines, each with a line end.
    /// - Throws: ``PlotError``.
    public static func text(
        of pattern: HapticPattern, sounds: SoundLibrary = SoundLibrary(), settings: PlotSettings = PlotSettings(),
        columns: Int, rows: Int, colours: TerminalColours = .none, theme: PlotTheme = .dark
    ) throws(PlotError) -> String {
        let width = min(max(columns, 1), 4096)
        let gutter = width >= 40 ? 6 : 0
        // A column of braille dots is half a character.
        let plot = try Plot(pattern, sounds: sounds, settings: settings, columns: 2 * (width - gutter))
        var builder = TerminalBuilder(plot: plot, width: width, rows: min(max(rows, 1), 4096), gutter: gutter)
        builder.drawAll()
        return builder.lines.map { $0.text(colours, theme) + "\n" }.joined()
    }
}
