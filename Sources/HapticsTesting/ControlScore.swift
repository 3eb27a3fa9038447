import HapticPatterns

/// How a control goes over a whole session: as for this player now, for that one later, and neutral in between.
struct ControlScore {
    let id: DynamicParameterID
    private var pieces: [Course.Piece] = []
    private var players: [(start: Double, player: Int)] = []

    init(_ id: DynamicParameterID) { self.id = id }

    /// When it is neutral again.
    var end: Double { pieces.last?.end ?? -.infinity }
    /// Whom it follows last.
    var player: Int? { players.last?.player }

    mutating func add(_ course: Course, of player: Int) {
        // A line that nobody was under any more may leave the range of the control.
        let lowest = id.neutralValue == 1 ? 0.0 : -1
        pieces += course.clamped(to: lowest...1).pieces.filter { $0.end > $0.start }
        players.append((course.start, player))
    }

    /// Keeps its last value until a time.
    mutating func hold(until time: Double) {
        guard let last = pieces.last, last.end < time else { return }
        pieces.append(.init(start: last.end, end: time, first: last.last, last: last.last))
    }

    /// The value at a time.
    func value(at time: Double) -> Double {
        piece(at: time)?.value(at: time) ?? Double(id.neutralValue)
    }

    /// True where it goes as for this player.
    func follows(_ player: Int, at time: Double) -> Bool {
        piece(at: time) != nil && players.last { $0.start <= time }?.player == player
    }

    private func piece(at time: Double) -> Course.Piece? {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = low + (high - low) / 2
            if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 && time < pieces[low - 1].end ? pieces[low - 1] : nil
    }

    /// Parameters and curves that make it: a step is a parameter, a ramp a curve. In the end it is neutral where an event begins
    /// then.
    func entries(lastStart: Double) -> (parameters: [DynamicParameter], curves: [ParameterCurve]) {
        var writer = Writer(id: id, value: Double(id.neutralValue))
        for piece in pieces {
            if piece.start > writer.end { writer.step(to: Double(id.neutralValue), at: writer.end) }
            writer.follow(piece)
        }
        if lastStart >= end, !pieces.isEmpty { writer.step(to: Double(id.neutralValue), at: writer.end) }
        return (writer.parameters, writer.curves)
    }

    private struct Writer {
        let id: DynamicParameterID
        var value: Double
        var end = 0.0
        var parameters: [DynamicParameter] = []
        var curves: [ParameterCurve] = []
        private var isOpen = false

        init(id: DynamicParameterID, value: Double) { (self.id, self.value) = (id, value) }

        /// Without what sums leave behind.
        private static func clean(_ value: Double) -> Float { Float((value * 1e7).rounded() / 1e7) }

        mutating func step(to target: Double, at time: Double) {
            // Rounding makes steps of nothing.
            if abs(target - value) > 1e-6 {
                parameters.append(DynamicParameter(id, time: time, value: Self.clean(target)))
            }
            (value, isOpen) = (target, false)
        }

        mutating func follow(_ piece: Course.Piece) {
            defer { (value, end) = (piece.last, piece.end) }
            let steps = abs(piece.first - value) > 1e-6
            guard piece.first != piece.last else {
                return step(to: steps ? piece.first : value, at: piece.start)
            }
            if !isOpen || steps || curves[curves.count - 1].points.count >= ParameterCurve.editorPointLimit {
                let point = ControlPoint(time: 0, value: Self.clean(piece.first))
                curves.append(ParameterCurve(id, time: piece.start, points: [point]))
                isOpen = true
            }
            let time = piece.end - curves[curves.count - 1].time
            curves[curves.count - 1].points.append(ControlPoint(time: time, value: Self.clean(piece.last)))
        }
    }
}
