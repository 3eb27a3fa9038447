/// One strip of a plot: what is shown in it, as values in seconds and on the lane's own axis.
package struct PlotLane: Equatable, Sendable {
    /// What a lane shows.
    package enum Content: Equatable, Sendable {
        /// The haptic events as the pattern states them.
        case events(EventMarks)
        /// What is felt of intensity, with its control.
        case intensity(LevelMarks)
        /// What is felt of sharpness, with its control.
        case sharpness(LevelMarks)
        /// The lowest and the highest sample of each column.
        case waveform([ColumnRange])
        /// Audio events of one source.
        case sound(SoundMarks)
    }

    /// What it shows, in a word or two.
    package let title: String
    /// The values at the lower and the upper edge.
    package let values: ClosedRange<Double>
    package let content: Content
}

/// The haptic events as a pattern states them, without the controls.
package struct EventMarks: Equatable, Sendable {
    /// The intensity of continuous events, each from its start to its end; where there are very many, of all that follow
    /// one another.
    package var envelopes: [[PlotPoint]]
    /// At most one for two columns.
    package var taps: [TapMark]

    package init(envelopes: [[PlotPoint]], taps: [TapMark]) {
        self.envelopes = envelopes
        self.taps = taps
    }
}

/// The strongest of the taps that stand so close that one stem stands for them.
package struct TapMark: Equatable, Sendable {
    /// Seconds from the start of the pattern.
    package var time: Double
    /// The intensity that the tap states, 0...1.
    package var intensity: Double
    /// How many taps the stem stands for.
    package var count: Int

    package init(time: Double, intensity: Double, count: Int) {
        self.time = time
        self.intensity = intensity
        self.count = count
    }
}

/// A value that is felt, column by column, with the control that moves it.
package struct LevelMarks: Equatable, Sendable {
    /// `nil` where nothing is felt that could have the value.
    package var columns: [ColumnRange?]
    /// `nil` where the pattern does not use the control.
    package var control: ControlMarks?
}

/// The running value of a control.
package struct ControlMarks: Equatable, Sendable {
    /// A line through the whole window.
    package var line: [PlotPoint]
    /// Control points of curves and values of parameters: those with the lowest and the highest value of each
    /// ``ControlMarks/spacing`` columns. None where they would cover one another all along (``isDense``).
    package var points: [PlotPoint]
    /// True where there are more points than can be told apart.
    package var isDense: Bool

    /// The columns over which points are thinned.
    package static let spacing = 7
}

/// Audio events of one source.
package struct SoundMarks: Equatable, Sendable {
    /// From when to when an event lasts, in seconds; what would touch is joined.
    package var spans: [ClosedRange<Double>]
    /// What is heard, as the lowest and the highest sample of both channels in each column; `nil` where the sound is not
    /// at hand.
    package var columns: [ColumnRange]?

    package init(spans: [ClosedRange<Double>], columns: [ColumnRange]?) {
        self.spans = spans
        self.columns = columns
    }
}
