extension SceneBuilder {
    /// What the lane is there for.
    mutating func drawContent(_ lane: PlotLane, _ panel: SceneRectangle) {
        switch lane.content {
        case .events(let marks): drawEvents(marks, lane, panel)
        case .intensity(let marks): drawLevel(marks, lane, panel, line: .intensity, fill: .intensityFill)
        case .sharpness(let marks): drawLevel(marks, lane, panel, line: .sharpness, fill: .sharpnessFill)
        case .waveform(let columns): drawWaveform(columns, lane, panel, .waveform)
        case .sound(let marks): drawSound(marks, lane, panel)
        }
    }

    private mutating func drawEvents(_ marks: EventMarks, _ lane: PlotLane, _ panel: SceneRectangle) {
        let zero = panel.y(of: 0, in: lane)
        for envelope in marks.envelopes {
            guard let first = envelope.first, let last = envelope.last else { continue }
            let points =
                [ScenePoint(x: x(ofTime: first.time), y: zero)]
                + envelope.map { ScenePoint(x: x(ofTime: $0.time), y: panel.y(of: $0.value, in: lane)) }
                + [ScenePoint(x: x(ofTime: last.time), y: zero)]
            add(.area(points, fill: .continuousFill))
            addLine(points, .continuous, width: metrics.lineWidth * 0.8)
        }
        let style = StemStyle(marks.taps.count, metrics)
        for tap in marks.taps {
            let top = ScenePoint(x: x(ofTime: tap.time), y: panel.y(of: tap.intensity, in: lane))
            addLine([ScenePoint(x: top.x, y: zero), top], .tap, width: style.width)
            if style.radius > 0 { add(.circle(top, radius: style.radius, fill: .tap, stroke: .tap, width: 0)) }
        }
    }

    /// A faint area up to the highest value, a stronger one between the lowest and the highest of each column, a line.
    private mutating func drawLevel(
        _ marks: LevelMarks, _ lane: PlotLane, _ panel: SceneRectangle, line: PlotRole, fill: PlotRole
    ) {
        let zero = panel.y(of: 0, in: lane)
        let count = marks.columns.count
        if let control = marks.control, control.isDense { drawControl(control, lane, panel) }
        for (first, ranges) in marks.columns.runs() {
            let high = steps(ranges.map { $0.high }, from: first, of: count, lane, panel)
            let low = steps(ranges.map { $0.low }, from: first, of: count, lane, panel)
            guard let left = high.first?.x, let right = high.last?.x else { continue }
            let outline = [ScenePoint(x: left, y: zero)] + high + [ScenePoint(x: right, y: zero)]
            add(.area(outline, fill: fill))
            if ranges.contains(where: { $0.low < $0.high }) { add(.area(high + low.reversed(), fill: fill)) }
            addLine(outline, line, width: metrics.lineWidth)
        }
        if let control = marks.control, !control.isDense { drawControl(control, lane, panel) }
    }

    /// A line through the middles of columns that begins and ends at their edges.
    private func steps(
        _ values: [Double], from first: Int, of count: Int, _ lane: PlotLane, _ panel: SceneRectangle
    ) -> [ScenePoint] {
        let half = metrics.timeWidth / Double(count) / 2
        var points = values.enumerated().map { index, value in
            PlotPoint(time: x(ofColumn: first + index, of: count), value: value)
        }
        if let start = points.first { points.insert(PlotPoint(time: start.time - half, value: start.value), at: 0) }
        if let end = points.last { points.append(PlotPoint(time: end.time + half, value: end.value)) }
        return points.withoutLevelPoints().map { ScenePoint(x: $0.time, y: panel.y(of: $0.value, in: lane)) }
    }

    private mutating func drawControl(_ control: ControlMarks, _ lane: PlotLane, _ panel: SceneRectangle) {
        func place(_ point: PlotPoint) -> ScenePoint {
            ScenePoint(x: x(ofTime: point.time), y: panel.y(of: point.value, in: lane))
        }
        let line = control.line.map(place)
        // Dashes of a line that goes up and down all the time would be dots.
        if control.isDense { return addLine(line, .denseControl, width: metrics.lineWidth * 0.6) }
        addLine(line, .control, width: metrics.lineWidth * 0.8, dash: controlDash)
        for point in control.points { addRing(place(point)) }
    }

    /// A shape from the lowest to the highest sample of each column, left out where all is silent. Its outline joins
    /// columns that do not overlap.
    private mutating func drawWaveform(
        _ columns: [ColumnRange], _ lane: PlotLane, _ panel: SceneRectangle, _ role: PlotRole
    ) {
        func line(_ values: [Double], from first: Int) -> [ScenePoint] {
            values.enumerated().map { index, value in
                ScenePoint(x: x(ofColumn: first + index, of: columns.count), y: panel.y(of: value, in: lane))
            }
        }
        if columns.allSatisfy({ $0.low == $0.high }) {
            return addLine(line(columns.map { $0.high }, from: 0), role, width: metrics.lineWidth * 0.8)
        }
        for (first, ranges) in columns.map({ $0 == ColumnRange(0) ? nil : $0 }).runs() {
            let high = line(ranges.map { $0.high }, from: first)
            let outline = high + line(ranges.map { $0.low }, from: first).reversed()
            add(.area(outline, fill: role))
            addLine(outline, role, width: 0.8)
        }
    }

    /// Boxes as long as the events, with what is heard in them.
    private mutating func drawSound(_ marks: SoundMarks, _ lane: PlotLane, _ panel: SceneRectangle) {
        for span in marks.spans {
            let left = x(ofTime: span.lowerBound)
            let width = max(x(ofTime: span.upperBound) - left, 3 * metrics.unit)
            let inset = 2 * metrics.unit
            let box = SceneRectangle(
                x: left, y: panel.y + inset, width: width, height: max(panel.height - 2 * inset, 1))
            add(.rectangle(box, radius: 3 * metrics.unit, fill: .soundFill))
            if marks.columns == nil {
                addLine(box.corners + [box.corners[0]], .sound, width: metrics.lineWidth * 0.8, dash: controlDash)
            }
        }
        if let columns = marks.columns { drawWaveform(columns, lane, panel, .sound) }
    }
}

/// How stems are drawn when there are so many of them.
private struct StemStyle {
    let width: Double
    /// Of the head; 0 for none.
    let radius: Double

    init(_ count: Int, _ metrics: SceneMetrics) {
        let room = metrics.timeWidth / Double(max(count, 1))
        width = min(1.6 * metrics.unit, max(room * 0.6, 1))
        radius = room >= 9 ? 3.4 * metrics.unit : room >= 4.5 ? 2 * metrics.unit : 0
    }
}
