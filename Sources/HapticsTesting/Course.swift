/// How a value moves over a span of time: straight pieces, one after the other.
struct Course: Equatable, Sendable {
    /// A straight piece. The next one may begin at another value.
    struct Piece: Equatable, Sendable {
        var start: Double
        var end: Double
        var first: Double
        var last: Double

        func value(at time: Double) -> Double {
            guard end > start, time > start else { return first }
            return time >= end ? last : first + (last - first) * ((time - start) / (end - start))
        }
    }

    /// In time order, at least one.
    private(set) var pieces: [Piece]

    /// A value that stays.
    init(_ value: Double, from start: Double, to end: Double) {
        pieces = [Piece(start: start, end: max(end, start), first: value, last: value)]
    }

    /// Pieces in time order; where there are none, a value that stays.
    init(_ pieces: [Piece], otherwise value: Double, at time: Double) {
        self.init(value, from: time, to: time)
        if !pieces.isEmpty { self.pieces = pieces }
    }

    /// Every value made another one.
    func map(_ change: (Double) -> Double) -> Course {
        var course = self
        for index in pieces.indices {
            course.pieces[index].first = change(pieces[index].first)
            course.pieces[index].last = change(pieces[index].last)
        }
        return course
    }

    /// The value at a time; before its start and after its end that there.
    func value(at time: Double) -> Double {
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if pieces[middle].start <= time { low = middle } else { high = middle }
        }
        return pieces[low].value(at: time)
    }

    var first: Double { pieces[0].first }
    var start: Double { pieces[0].start }
    var end: Double { pieces[pieces.count - 1].end }
    var greatest: Double { pieces.reduce(first) { max($0, $1.first, $1.last) } }
    var moves: Bool { pieces.contains { $0.first != first || $0.last != first } }

    /// The lowest and the highest value within a span.
    func range(in span: ClosedRange<Double>) -> ClosedRange<Double> {
        let ends = [value(at: span.lowerBound), value(at: span.upperBound)]
        var (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        for piece in pieces where piece.start <= span.upperBound && piece.end >= span.lowerBound {
            for value in [piece.value(at: span.lowerBound), piece.value(at: span.upperBound)] {
                (low, high) = (min(low, value), max(high, value))
            }
        }
        return low...high
    }

    /// When it rises from nothing, its start included where there is something.
    var rises: [Double] {
        var rises: [Double] = []
        var isUp = false
        for piece in pieces {
            if !isUp, max(piece.first, piece.last) > 0 { rises.append(piece.start) }
            isUp = piece.last > 0
        }
        return rises
    }
}

extension Course {
    /// The same within a range: where it would leave that, it stays at the bound.
    func clamped(to range: ClosedRange<Double>) -> Course {
        Course(pieces.flatMap { $0.clamped(to: range) }, otherwise: first, at: start)
    }
}

extension Course.Piece {
    fileprivate func clamped(to range: ClosedRange<Double>) -> [Course.Piece] {
        let clamp = { (value: Double) in min(max(value, range.lowerBound), range.upperBound) }
        // Where it crosses a bound, as shares of its length.
        let turns = [range.lowerBound, range.upperBound].map { ($0 - first) / (last - first) }
        let shares = [0] + turns.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
        return zip(shares, shares.dropFirst()).map { from, to in
            Course.Piece(
                start: from == 0 ? start : start + (end - start) * from,
                end: to == 1 ? end : start + (end - start) * to,
                first: clamp(first + (last - first) * from), last: clamp(first + (last - first) * to))
        }
    }
}
