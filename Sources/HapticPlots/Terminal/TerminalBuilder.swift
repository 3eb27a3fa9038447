/// Turns a plot into lines.
struct TerminalBuilder {
    let plot: Plot
    /// Columns in all.
    let width: Int
    let rows: Int
    /// Columns at the left, for values.
    let gutter: Int
    private(set) var lines: [TerminalLine] = []

    init(plot: Plot, width: Int, rows: Int, gutter: Int) {
        self.plot = plot
        self.width = width
        self.rows = rows
        self.gutter = gutter
    }

    /// Columns in which time goes by.
    var body: Int { width - gutter }

    mutating func drawAll() {
        drawTitle()
        let room = rows - lines.count - 2
        // A lane takes its name and at least two lines.
        let lanes = plot.lanes.prefix(max(room / 3, 1))
        for (number, lane) in lanes.enumerated() {
            let free = max(room - lanes.count, 2 * lanes.count)
            let height = free / lanes.count + (number < free % lanes.count ? 1 : 0)
            draw(lane, height: height)
        }
        if lanes.isEmpty {
            var line = TerminalLine()
            line.append("Nothing is felt or heard.", role: .label, fitting: width)
            lines.append(line)
        }
        drawTimeAxis()
    }

    /// The title at the left, and what the pattern consists of at the right where there is room for both.
    private mutating func drawTitle() {
        var line = TerminalLine()
        line.append(plot.title, role: .text, isBold: true, fitting: width)
        let summary = TerminalLine.width(of: plot.summary)
        if line.width == 0 || line.width + 2 + summary <= width {
            if line.width > 0 { line.fill(to: width - summary) }
            line.append(plot.summary, role: .label, fitting: width - line.width)
        }
        lines.append(line)
    }

    private mutating func draw(_ lane: PlotLane, height: Int) {
        var heading = TerminalLine()
        heading.fill(to: gutter)
        heading.append(lane.title, role: lane.terminalRole, isBold: true, fitting: body)
        lines.append(heading)
        let cells = cells(of: lane, height: height)
        for (number, row) in cells.enumerated() {
            var line = TerminalLine()
            if gutter > 0 { appendValue(of: lane, atTop: number == 0, atBottom: number + 1 == height, to: &line) }
            for cell in row { line.append(cell: cell) }
            lines.append(line)
        }
    }

    /// The values at the upper and lower edge, in the gutter.
    private func appendValue(of lane: PlotLane, atTop: Bool, atBottom: Bool, to line: inout TerminalLine) {
        var label = ""
        if lane.hasTerminalValues {
            if atTop { label = TerminalBuilder.label(lane.values.upperBound) }
            if atBottom { label = TerminalBuilder.label(lane.terminalFloor) }
        }
        line.fill(to: gutter - 1 - label.unicodeScalars.count)
        line.append(label, role: .label, fitting: gutter - 1)
        line.fill(to: gutter)
    }

    /// The ends of axes have at most two places.
    private static func label(_ value: Double) -> String {
        DecimalText.text(Int(exactly: (value * 100).rounded()) ?? 0, exponent: -2).trimmingZeros
    }

    private mutating func drawTimeAxis() {
        let axis = TimeAxis(plot.window) { [plot, body] seconds, label in
            seconds / plot.window.length * Double(body) >= Double(label.unicodeScalars.count + 4)
        }
        var ruler = [TerminalCell](repeating: TerminalCell(character: "─", role: .baseline), count: body)
        var labels = TerminalLine()
        for (number, tick) in axis.ticks.enumerated() {
            let place = plot.window.column(at: tick.value) * body / plot.window.columns
            ruler[min(place, body - 1)].character = "┴"
            let isLast = number + 1 == axis.ticks.count
            let label = isLast ? "\(tick.label) \(axis.unit)" : tick.label
            let start = min(
                max(gutter + place - tick.label.unicodeScalars.count / 2, 0), width - label.unicodeScalars.count)
            guard start >= labels.width else { continue }
            labels.fill(to: start)
            labels.append(label, role: .label, fitting: width - start)
        }
        var line = TerminalLine()
        line.fill(to: gutter)
        for cell in ruler { line.append(cell: cell) }
        lines += [line, labels]
    }
}

extension PlotLane {
    fileprivate var terminalRole: PlotRole {
        switch content {
        case .events: .tap
        case .intensity: .intensity
        case .sharpness: .sharpness
        case .waveform: .waveform
        case .sound: .sound
        }
    }

    fileprivate var hasTerminalValues: Bool {
        if case .sound = content { false } else { true }
    }

    /// Controls, which may be negative, are left to pictures.
    fileprivate var terminalFloor: Double {
        if case .sharpness = content { 0 } else { values.lowerBound }
    }
}
