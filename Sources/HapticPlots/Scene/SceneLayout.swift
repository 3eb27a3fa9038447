/// Which lanes are drawn, and where.
struct SceneLayout {
    /// From top to bottom.
    let lanes: [(lane: PlotLane, panel: SceneRectangle)]

    /// Shares the height among the lanes by their weights. Where it is too low for all, the last are left out.
    init(_ plot: Plot, _ metrics: SceneMetrics) {
        let top = metrics.top(hasTitle: !plot.title.isEmpty)
        var kept = plot.lanes
        func height(of lane: PlotLane) -> Double {
            let room = metrics.bottom - top - Double(kept.count) * metrics.headingHeight
            return room * lane.weight / kept.reduce(0) { $0 + $1.weight }
        }
        while kept.count > 1, kept.contains(where: { height(of: $0) < metrics.lowestPanel }) { kept.removeLast() }
        var y = top
        var lanes: [(lane: PlotLane, panel: SceneRectangle)] = []
        for lane in kept {
            y += metrics.headingHeight
            let height = max(height(of: lane), 1)
            lanes.append(
                (
                    lane,
                    SceneRectangle(x: metrics.left, y: y, width: metrics.right - metrics.left, height: height)
                ))
            y += height
        }
        self.lanes = lanes
    }
}

extension PlotLane {
    /// The share of the height.
    fileprivate var weight: Double {
        switch content {
        case .events, .waveform: 1.25
        case .intensity, .sharpness: 1
        case .sound(let marks): marks.columns == nil ? 0.5 : 0.8
        }
    }
}
