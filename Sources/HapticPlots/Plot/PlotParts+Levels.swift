import HapticPatterns
import HapticRendering

extension PlotParts {
    /// Effective intensity and sharpness.
    func levelLanes(_ renderer: borrowing Renderer) -> [PlotLane] {
        let columns = LevelSampler(window).columns(of: renderer)
        let intensity = LevelMarks(
            columns: columns.map { $0.sharpness == nil ? nil : $0.intensity },
            control: controlMarks(.hapticIntensityControl))
        let sharpness = LevelMarks(
            columns: columns.map { $0.sharpness }, control: controlMarks(.hapticSharpnessControl))
        // The control of sharpness is an offset, and may be negative.
        let least = sharpness.control?.line.reduce(0) { min($0, $1.value) } ?? 0
        let lowest = least < -0.5 ? -1.0 : least < 0 ? -0.5 : 0
        return [
            PlotLane(title: "Intensity", values: 0...1, content: .intensity(intensity)),
            PlotLane(title: "Sharpness", values: lowest...1, content: .sharpness(sharpness)),
        ]
    }

    private func controlMarks(_ id: DynamicParameterID) -> ControlMarks? {
        let track = pattern.controlTrack(for: id)
        guard !track.isNeutral else { return nil }
        let points = points(of: id)
        let isDense = points.count * ControlMarks.spacing > window.columns
        return ControlMarks(line: line(of: track), points: isDense ? [] : thinned(points), isDense: isDense)
    }

    /// The segments as they are, or the lowest and the highest value of each column where there are more of them.
    private func line(of track: ControlTrack) -> [PlotPoint] {
        let segments = track.segments.filter { window.overlaps($0.start, $0.end) }
        guard segments.count > window.columns else {
            return segments.flatMap { segment in
                [window.nearest(to: segment.start), window.nearest(to: segment.end)].map { time in
                    PlotPoint(time: time, value: Double(segment.value(at: time)))
                }
            }
        }
        return (0..<window.columns).flatMap { column in
            let span = window.time(ofColumn: column)...window.time(ofColumn: column + 1)
            let (low, high) = track.extremes(in: span)
            return [
                PlotPoint(time: span.lowerBound, value: Double(low)),
                PlotPoint(time: span.lowerBound, value: Double(high)),
            ]
        }
    }

    private func points(of id: DynamicParameterID) -> [PlotPoint] {
        var points: [PlotPoint] = []
        for curve in pattern.curves where curve.id == id {
            for point in curve.points where window.contains(curve.time + point.time) {
                points.append(PlotPoint(time: curve.time + point.time, value: Double(point.value)))
            }
        }
        for parameter in pattern.parameters where parameter.id == id && window.contains(parameter.time) {
            points.append(PlotPoint(time: parameter.time, value: Double(parameter.value)))
        }
        return points
    }

    /// Of the points that share a few columns, the lowest and the highest.
    private func thinned(_ points: [PlotPoint]) -> [PlotPoint] {
        var cells: [Int: (low: PlotPoint, high: PlotPoint)] = [:]
        for point in points {
            let cell = window.column(at: point.time) / ControlMarks.spacing
            guard let found = cells[cell] else {
                cells[cell] = (point, point)
                continue
            }
            cells[cell] = (
                point.value < found.low.value ? point : found.low, point.value > found.high.value ? point : found.high
            )
        }
        return cells.sorted { $0.key < $1.key }.flatMap { cell in
            cell.value.low == cell.value.high ? [cell.value.low] : [cell.value.low, cell.value.high]
        }
    }
}
