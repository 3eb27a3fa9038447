/// What something in a plot stands for. A ``PlotTheme`` gives each role its colour.
public enum PlotRole: String, CaseIterable, Equatable, Hashable, Sendable {
    /// Behind everything.
    case background
    /// Behind a lane.
    case panel
    /// Thin lines at ticks.
    case grid
    /// The line at zero.
    case baseline
    /// Titles.
    case text
    /// Labels of axes and legends.
    case label
    /// Stems of taps.
    case tap
    /// The outline of a continuous event.
    case continuous
    /// The inside of a continuous event.
    case continuousFill
    /// The line of effective intensity.
    case intensity
    /// What is below that line.
    case intensityFill
    /// The line of effective sharpness.
    case sharpness
    /// What is below that line.
    case sharpnessFill
    /// Controls and their points.
    case control
    /// Controls with more points than can be told apart.
    case denseControl
    /// The waveform of the haptic channel.
    case waveform
    /// The waveform of what is heard.
    case sound
    /// The box of an audio event.
    case soundFill
}
