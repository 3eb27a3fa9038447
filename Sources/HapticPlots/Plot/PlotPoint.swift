/// A value at a time.
package struct PlotPoint: Equatable, Sendable {
    /// Seconds from the start of the pattern.
    package var time: Double
    /// The value, on the axis of the lane.
    package var value: Double

    package init(time: Double, value: Double) {
        self.time = time
        self.value = value
    }
}

extension [PlotPoint] {
    /// Without the points amid a level stretch, which no line needs.
    func withoutLevelPoints() -> [PlotPoint] {
        var kept: [PlotPoint] = []
        for (index, point) in enumerated() {
            let isAmid = index > 0 && index + 1 < count
            if isAmid, self[index - 1].value == point.value, self[index + 1].value == point.value { continue }
            kept.append(point)
        }
        return kept
    }
}
