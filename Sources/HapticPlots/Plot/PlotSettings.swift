public import HapticRendering

/// What a plot shows of a pattern.
public struct PlotSettings: Equatable, Hashable, Sendable {
    /// The heading, usually the name of a file; none where it is empty.
    public var title = ""
    /// Where the plot begins, in seconds from the start of the pattern, from 0.
    public var start = 0.0
    /// Where the plot ends, in seconds from the start of the pattern; `nil` stands for the end of all that is felt and
    /// heard.
    public var end: Double?
    /// How the waveform, the envelopes and the effective values are computed. ``RenderSettings/speed`` and
    /// ``RenderSettings/loop`` have no part: a plot shows the pattern once, in its own time.
    public var rendering = RenderSettings()

    /// The whole pattern without a title, rendered with the defaults of ``RenderSettings``.
    public init() {}

    /// The shortest and the longest time in seconds that a plot shows.
    public static var lengths: ClosedRange<Double> { 0.001...21_600 }
    /// The latest time in seconds that a plot shows.
    public static var latestTime: Double { 1_000_000_000 }
}
