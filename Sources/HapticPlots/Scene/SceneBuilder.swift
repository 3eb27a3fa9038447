internal import AHAP

/// Turns a plot into shapes.
struct SceneBuilder {
    let plot: Plot
    let metrics: SceneMetrics
    private(set) var shapes: [SceneShape] = []
    private(set) var panels: [(title: String, panel: SceneRectangle)] = []

    init(plot: Plot, metrics: SceneMetrics) {
        self.plot = plot
        self.metrics = metrics
    }

    mutating func drawAll() {
        shapes.append(
            .rectangle(
                SceneRectangle(x: 0, y: 0, width: metrics.width, height: metrics.height), radius: 0, fill: .background))
        drawTitle()
        let lanes = SceneLayout(plot, metrics).lanes
        let axis = timeAxis
        for (lane, panel) in lanes {
            panels.append((lane.title, panel))
            drawPanel(lane, panel, axis)
            drawHeading(lane, panel)
            drawContent(lane, panel)
        }
        if lanes.isEmpty { drawNothing() }
        drawTimeAxis(axis)
    }

    mutating func add(_ shape: SceneShape) { shapes.append(shape) }

    /// What would not be seen, or would turn the direction of the text, is made visible.
    mutating func addText(
        _ text: String, x: Double, y: Double, anchor: SceneText.Anchor = .start, size: Double, isBold: Bool = false,
        role: PlotRole
    ) {
        guard !text.isEmpty else { return }
        var bytes: [UInt8] = []
        VisibleText.append(text, to: &bytes)
        add(
            .text(
                SceneText(
                    text: String(decoding: bytes, as: UTF8.self), place: ScenePoint(x: x, y: y), anchor: anchor,
                    size: size, isBold: isBold, role: role)))
    }

    mutating func addLine(_ points: [ScenePoint], _ role: PlotRole, width: Double, dash: [Double] = []) {
        if points.count > 1 { add(.line(points, stroke: role, width: width, dash: dash)) }
    }

    /// Where a time stands.
    func x(ofTime time: Double) -> Double {
        metrics.timeLeft + (time - plot.window.start) / plot.window.length * metrics.timeWidth
    }

    /// Where the middle of a column stands, of so many in all.
    func x(ofColumn column: Int, of count: Int) -> Double {
        metrics.timeLeft + (Double(column) + 0.5) / Double(count) * metrics.timeWidth
    }
}

extension SceneBuilder {
    /// The title at the left, and what the pattern consists of at the right where there is room for both.
    private mutating func drawTitle() {
        guard !plot.title.isEmpty else { return }
        let (size, y) = (metrics.titleSize, metrics.margin * 0.6 + metrics.titleSize)
        let title = TextWidth.fitting(plot.title, size: size, isBold: true, width: metrics.right - metrics.left)
        addText(title, x: metrics.left, y: y, size: size, isBold: true, role: .text)
        let room =
            metrics.right - metrics.left - TextWidth.estimate(title, size: size, isBold: true) - 2 * metrics.margin
        guard TextWidth.estimate(plot.summary, size: metrics.headingSize) <= room else { return }
        addText(plot.summary, x: metrics.right, y: y, anchor: .end, size: metrics.headingSize, role: .label)
    }

    private mutating func drawNothing() {
        addText(
            "Nothing is felt or heard.", x: (metrics.left + metrics.right) / 2, y: metrics.height / 2, anchor: .middle,
            size: metrics.headingSize, role: .label)
    }
}
