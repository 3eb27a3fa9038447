/// What a line of the legend explains.
private struct LegendEntry {
    enum Sample { case stem, box, line, dashes, ring }
    let text: String
    let sample: Sample
    let role: PlotRole
}

extension SceneBuilder {
    /// The name of the lane at the left above its panel, and the legend at the right.
    mutating func drawHeading(_ lane: PlotLane, _ panel: SceneRectangle) {
        let y = panel.y - metrics.headingSize * 0.5
        let title = TextWidth.fitting(lane.title, size: metrics.headingSize, isBold: true, width: panel.width)
        addText(title, x: panel.x, y: y, size: metrics.headingSize, isBold: true, role: .text)
        let room = panel.width - TextWidth.estimate(title, size: metrics.headingSize, isBold: true) - metrics.margin
        var entries = lane.legend
        // Where there is no room for all, the last and least important goes first.
        while !entries.isEmpty, entries.reduce(0, { $0 + width(of: $1) }) > room { entries.removeLast() }
        var x = panel.right - entries.reduce(0) { $0 + width(of: $1) }
        for entry in entries {
            x += metrics.margin
            draw(entry, x: x, y: y - metrics.labelSize * 0.34)
            addText(
                entry.text, x: x + sampleWidth(of: entry) + metrics.padding, y: y, size: metrics.labelSize, role: .label
            )
            x += width(of: entry) - metrics.margin
        }
    }

    private func sampleWidth(of entry: LegendEntry) -> Double {
        switch entry.sample {
        case .stem, .ring: 6 * metrics.unit
        case .box, .line, .dashes: 18 * metrics.unit
        }
    }

    private func width(of entry: LegendEntry) -> Double {
        metrics.margin + sampleWidth(of: entry) + metrics.padding
            + TextWidth.estimate(entry.text, size: metrics.labelSize)
    }

    private mutating func draw(_ entry: LegendEntry, x: Double, y: Double) {
        let sampleWidth = sampleWidth(of: entry)
        let (middle, half) = (x + sampleWidth / 2, 4.5 * metrics.unit)
        switch entry.sample {
        case .stem:
            addLine(
                [ScenePoint(x: middle, y: y + half), ScenePoint(x: middle, y: y - half)], entry.role,
                width: metrics.lineWidth)
            add(
                .circle(
                    ScenePoint(x: middle, y: y - half + 1), radius: 2.6 * metrics.unit, fill: entry.role,
                    stroke: entry.role, width: 0))
        case .box:
            let box = SceneRectangle(x: x, y: y - half, width: sampleWidth, height: 2 * half)
            add(.area(box.corners, fill: .continuousFill))
            addLine(box.corners + [box.corners[0]], entry.role, width: metrics.lineWidth * 0.8)
        case .line, .dashes:
            addLine(
                [ScenePoint(x: x, y: y), ScenePoint(x: x + sampleWidth, y: y)], entry.role, width: metrics.lineWidth,
                dash: entry.sample == .dashes ? controlDash : [])
        case .ring: addRing(ScenePoint(x: middle, y: y))
        }
    }

    var controlDash: [Double] { [5 * metrics.unit, 3 * metrics.unit] }

    /// A control point.
    mutating func addRing(_ point: ScenePoint) {
        add(
            .circle(
                point, radius: 2.6 * metrics.unit, fill: .panel, stroke: .control, width: metrics.lineWidth * 0.85))
    }
}

extension SceneRectangle {
    /// The four corners, from the upper left one on as a clock's hand goes.
    var corners: [ScenePoint] {
        [
            ScenePoint(x: x, y: y), ScenePoint(x: right, y: y), ScenePoint(x: right, y: bottom),
            ScenePoint(x: x, y: bottom),
        ]
    }
}

extension PlotLane {
    fileprivate var legend: [LegendEntry] {
        switch content {
        case .events(let marks):
            (marks.envelopes.isEmpty ? [] : [LegendEntry(text: "continuous", sample: .box, role: .continuous)])
                + (marks.taps.isEmpty ? [] : [LegendEntry(text: "tap", sample: .stem, role: .tap)])
        case .intensity(let marks): Self.legend(of: marks, .intensity, "control")
        case .sharpness(let marks): Self.legend(of: marks, .sharpness, "control (added)")
        case .waveform, .sound: []
        }
    }

    private static func legend(of marks: LevelMarks, _ role: PlotRole, _ control: String) -> [LegendEntry] {
        let effective = LegendEntry(text: "effective", sample: .line, role: role)
        guard let marks = marks.control else { return [effective] }
        if marks.isDense { return [effective, LegendEntry(text: control, sample: .line, role: .denseControl)] }
        let line = LegendEntry(text: control, sample: .dashes, role: .control)
        let point = LegendEntry(text: "control point", sample: .ring, role: .control)
        return [effective, line] + (marks.points.isEmpty ? [] : [point])
    }
}
