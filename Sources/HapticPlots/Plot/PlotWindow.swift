/// The time that a plot shows, cut into columns of equal length.
package struct PlotWindow: Equatable, Sendable {
    /// Seconds from the start of the pattern at the left edge.
    package let start: Double
    /// Seconds from the start of the pattern at the right edge.
    package let end: Double
    /// How many columns it is cut into, from 1.
    package let columns: Int

    /// - Parameters:
    ///   - columns: As many as are wanted; there are fewer where a column would be shorter than a sample at the highest
    ///     rate at which effective values are told.
    init(start: Double, end: Double, columns: Int) throws(PlotError) {
        guard start >= 0, end > start, end <= PlotSettings.latestTime else {
            throw .windowOutOfRange(start: start, end: end)
        }
        guard PlotSettings.lengths.contains(end - start) else { throw .lengthOutOfRange(seconds: end - start) }
        self.start = start
        self.end = end
        let most = Int(((end - start) * PlotWindow.highestRate).rounded(.down))
        self.columns = max(min(columns, most), 1)
    }

    private static var highestRate: Double { 192_000 }

    /// Seconds in all.
    package var length: Double { end - start }
    /// Seconds in a column.
    package var columnLength: Double { length / Double(columns) }
    /// Columns a second.
    package var columnRate: Double { min(Double(columns) / length, PlotWindow.highestRate) }

    /// The time at the left edge of a column, in seconds.
    package func time(ofColumn column: Int) -> Double { start + length * Double(column) / Double(columns) }

    /// The column of a time in seconds; times outside count to the first or the last.
    package func column(at time: Double) -> Int {
        let place = (time - start) / length * Double(columns)
        return place > 0 ? Int(min(place, Double(columns - 1))) : 0
    }

    /// True for times in seconds that are shown, both edges included.
    package func contains(_ time: Double) -> Bool { time >= start && time <= end }

    /// True where something that lasts from one time to another is shown at least in part.
    package func overlaps(_ first: Double, _ last: Double) -> Bool { first <= end && last >= start }

    /// The time within the window that is nearest to one.
    package func nearest(to time: Double) -> Double { min(max(time, start), end) }
}
