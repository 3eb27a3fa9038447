extension TerminalBuilder {
    typealias Rows = [[TerminalCell]]

    /// The characters of a lane, row by row from the top.
    func cells(of lane: PlotLane, height: Int) -> Rows {
        let blank = Rows(repeating: [TerminalCell](repeating: TerminalCell(), count: body), count: height)
        switch lane.content {
        case .events(let marks): return events(marks, blank)
        case .intensity(let marks): return bars(levels(marks.columns), .intensity, blank)
        case .sharpness(let marks): return bars(levels(marks.columns), .sharpness, blank)
        case .waveform(let columns): return waveform(columns, edge: lane.values.upperBound, .waveform, blank)
        case .sound(let marks):
            guard let columns = marks.columns else { return boxes(marks.spans, blank) }
            return waveform(columns, edge: lane.values.upperBound, .sound, blank)
        }
    }

    /// The character of a time.
    private func cell(at time: Double) -> Int {
        min(plot.window.column(at: time) * body / plot.window.columns, body - 1)
    }

    /// The highest value in each character.
    private func levels(_ columns: [ColumnRange?]) -> [Double] {
        var levels = [Double](repeating: 0, count: body)
        for (index, column) in columns.enumerated() {
            let (first, last) = cells(ofColumn: index, of: columns.count)
            for cell in first...last { levels[cell] = max(levels[cell], column?.high ?? 0) }
        }
        return levels
    }

    /// The characters that a column covers: several where a plot of a very short time has few columns.
    private func cells(ofColumn index: Int, of count: Int) -> (first: Int, last: Int) {
        let first = min(index * body / count, body - 1)
        return (first, min(max(((index + 1) * body - 1) / count, first), body - 1))
    }

    /// Bars of eighths of a character; what is above 0 can be seen.
    private func bars(_ levels: [Double], _ role: PlotRole, _ rows: Rows) -> Rows {
        var rows = rows
        for (column, level) in levels.enumerated() where level > 0 {
            let eighths = max(Int((min(level, 1) * Double(8 * rows.count)).rounded()), 1)
            for row in rows.indices {
                let filled = eighths - 8 * (rows.count - 1 - row)
                guard filled > 0 else { continue }
                rows[row][column] = TerminalCell(character: Self.block(filled), role: role)
            }
        }
        return rows
    }

    private static func block(_ eighths: Int) -> Character {
        Unicode.Scalar(0x2580 + UInt32(min(max(eighths, 1), 8))).map { Character($0) } ?? " "
    }

    private func events(_ marks: EventMarks, _ rows: Rows) -> Rows {
        var levels = [Double](repeating: 0, count: body)
        for envelope in marks.envelopes {
            for (from, to) in zip(envelope, envelope.dropFirst()) { raise(&levels, from, to) }
        }
        var rows = bars(levels, .continuous, rows)
        for tap in marks.taps {
            let halves = max(Int((tap.intensity * Double(2 * rows.count)).rounded()), 1)
            for row in rows.indices {
                let filled = halves - 2 * (rows.count - 1 - row)
                guard filled > 0 else { continue }
                rows[row][cell(at: tap.time)] = TerminalCell(character: filled > 1 ? "┃" : "╻", role: .tap)
            }
        }
        return rows
    }

    /// Raises the levels of the characters that a straight line crosses.
    private func raise(_ levels: inout [Double], _ from: PlotPoint, _ to: PlotPoint) {
        let (first, last) = (cell(at: from.time), cell(at: to.time))
        guard first <= last else { return }
        for cell in first...last {
            let left = plot.window.start + plot.window.length * Double(cell) / Double(body)
            let right = plot.window.start + plot.window.length * Double(cell + 1) / Double(body)
            for time in [max(left, from.time), min(right, to.time)] {
                let share = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
                levels[cell] = max(levels[cell], from.value + (to.value - from.value) * min(max(share, 0), 1))
            }
        }
    }

    /// Braille dots from the lowest to the highest sample, two columns and four rows of them in a character.
    private func waveform(_ columns: [ColumnRange], edge: Double, _ role: PlotRole, _ rows: Rows) -> Rows {
        var rows = rows
        let dots = 4 * rows.count
        func dot(_ value: Double) -> Int {
            let share = (edge - min(max(value, -edge), edge)) / (2 * edge)
            return Int((share * Double(dots - 1)).rounded())
        }
        var patterns = [[UInt32]](repeating: [UInt32](repeating: 0, count: body), count: rows.count)
        for column in 0..<2 * body {
            let range = columns[min(column * columns.count / (2 * body), columns.count - 1)]
            for place in dot(range.high)...max(dot(range.low), dot(range.high)) {
                patterns[place / 4][column / 2] |= Self.braille(row: place % 4, isRight: column % 2 == 1)
            }
        }
        for row in rows.indices {
            for column in 0..<body where patterns[row][column] != 0 {
                let character = Unicode.Scalar(0x2800 + patterns[row][column]).map { Character($0) } ?? " "
                rows[row][column] = TerminalCell(character: character, role: role)
            }
        }
        return rows
    }

    /// The bit of a dot: the lowest row was added last to the code.
    private static func braille(row: Int, isRight: Bool) -> UInt32 {
        row == 3 ? (isRight ? 0x80 : 0x40) : (isRight ? 0x08 : 0x01) << UInt32(row)
    }

    private func boxes(_ spans: [ClosedRange<Double>], _ rows: Rows) -> Rows {
        var rows = rows
        for span in spans {
            for column in cell(at: span.lowerBound)...max(cell(at: span.upperBound), cell(at: span.lowerBound)) {
                for row in rows.indices { rows[row][column] = TerminalCell(character: "░", role: .sound) }
            }
        }
        return rows
    }
}
