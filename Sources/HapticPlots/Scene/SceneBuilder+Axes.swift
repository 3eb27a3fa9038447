extension SceneBuilder {
    /// Ticks of time, so far apart that labels do not touch.
    var timeAxis: TimeAxis {
        let pointsPerSecond = metrics.timeWidth / plot.window.length
        let gap = 3 * metrics.labelSize
        return TimeAxis(plot.window) { [metrics] seconds, label in
            seconds * pointsPerSecond >= TextWidth.estimate(label, size: metrics.labelSize) + gap
        }
    }

    /// The panel with lines at the ticks of both axes, and the values at the left.
    mutating func drawPanel(_ lane: PlotLane, _ panel: SceneRectangle, _ axis: TimeAxis) {
        add(.rectangle(panel, radius: 3 * metrics.unit, fill: .panel))
        for tick in axis.ticks {
            let x = x(ofTime: tick.value)
            addLine([ScenePoint(x: x, y: panel.y), ScenePoint(x: x, y: panel.bottom)], .grid, width: 1)
        }
        if lane.hasValueAxis { drawValueAxis(lane, panel) }
        let zero = panel.y(of: 0, in: lane)
        addLine([ScenePoint(x: panel.x, y: zero), ScenePoint(x: panel.right, y: zero)], .baseline, width: 1)
    }

    private mutating func drawValueAxis(_ lane: PlotLane, _ panel: SceneRectangle) {
        let size = metrics.labelSize
        let pointsPerValue = panel.valueHeight / (lane.values.upperBound - lane.values.lowerBound)
        let scale = TickScale(lane.values) { step, _ in
            // Steps of a fifth would leave out the middle.
            step * pointsPerValue >= 1.5 * size && !DecimalText.isFifth(step, of: lane.values)
        }
        for tick in scale.ticks {
            let y = panel.y(of: tick.value, in: lane)
            if tick.value != 0 {
                addLine([ScenePoint(x: panel.x, y: y), ScenePoint(x: panel.right, y: y)], .grid, width: 1)
            }
            addText(
                tick.label.trimmingZeros, x: panel.x - metrics.padding, y: y + size * 0.36, anchor: .end, size: size,
                role: .label)
        }
    }

    /// Labels and the name of the axis below the last panel.
    mutating func drawTimeAxis(_ axis: TimeAxis) {
        let size = metrics.labelSize
        let y = metrics.bottom + metrics.padding * 0.5 + size
        for tick in axis.ticks {
            addText(tick.label, x: x(ofTime: tick.value), y: y, anchor: .middle, size: size, role: .label)
        }
        let name = axis.unit == "s" ? "Time (s)" : "Time (ms)"
        addText(
            name, x: (metrics.left + metrics.right) / 2, y: y + size * 1.5, anchor: .middle, size: size, role: .label)
    }
}

extension DecimalText {
    /// True for steps of 2 x 10^n, which miss the middle of an axis that ends at 1, 0.1 or 5 x 10^n.
    fileprivate static func isFifth(_ step: Double, of values: ClosedRange<Double>) -> Bool {
        let half = values.upperBound / 2
        let steps = half / step
        return step < half && (steps - steps.rounded()).magnitude > 1e-6
    }
}

extension PlotLane {
    /// Loudness has no figures.
    fileprivate var hasValueAxis: Bool {
        if case .sound = content { false } else { true }
    }
}

extension SceneRectangle {
    /// What marks at the upper and lower edges need to be whole.
    private var inset: Double { min(5, height * 0.08) }

    /// From the lowest value of a lane to the highest, in points.
    var valueHeight: Double { height - 2 * inset }

    /// Where a value of a lane stands.
    func y(of value: Double, in lane: PlotLane) -> Double {
        let share = (value - lane.values.lowerBound) / (lane.values.upperBound - lane.values.lowerBound)
        return bottom - inset - min(max(share, 0), 1) * valueHeight
    }
}
