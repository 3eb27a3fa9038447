import HapticPatterns

/// A curve as straight lines that begin at samples.
struct CurveLines {
    private(set) var lines: [(sample: Int, line: ControlLine)] = []

    /// - Parameters:
    ///   - start: Seconds on the engine's clock from which the points count.
    ///   - driver: The number of the curve.
    init(_ curve: ParameterCurve, from start: Double, on base: TimeBase, driver: Int) {
        let points = Self.points(of: curve)
        for (index, point) in points.enumerated() {
            let position = (start + point.time) * base.rate
            let sample = base.sample(atOrAfter: start + point.time)
            var line = ControlLine(
                control: curve.id.rawValue, driver: driver, begins: index == 0, value: point.value, slope: 0)
            if index + 1 < points.count, points[index + 1].time > point.time {
                let next = points[index + 1]
                line.slope = (next.value - point.value) / ((next.time - point.time) * base.rate)
                // The line is where it should be at its first sample, which may come a little after the point.
                line.value += line.slope * max(Double(sample) - position, 0)
            }
            lines.append((sample, line))
        }
    }

    /// The points in time order, with legal values; those at one time in the order in which they stand.
    private static func points(of curve: ParameterCurve) -> [(time: Double, value: Double)] {
        let points = curve.points.enumerated().filter { $0.element.time.isFinite }.sorted {
            (max($0.element.time, 0), $0.offset) < (max($1.element.time, 0), $1.offset)
        }
        return points.map { (max($0.element.time, 0), Double(curve.id.legalValue(nearest: $0.element.value))) }
    }
}
