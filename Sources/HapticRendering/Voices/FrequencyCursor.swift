/// Walks over the pieces of an event's frequency, in time order, and carries the phase from one to the next.
///
/// The argument of the law (sharpness or pitch) is the event's own value plus a control; a line of the control is split
/// where the sum leaves the bounds of the law, outside of which the frequency is constant.
package struct FrequencyCursor: BitwiseCopyable, Sendable {
    /// What the cursor walks over; not kept, so that a cursor is small.
    struct Path: BitwiseCopyable {
        /// The law and its bounds.
        let map: FrequencyMap
        /// The event's own value.
        let value: Double
        /// The position of the event's start.
        let origin: Double
    }

    package private(set) var piece: FrequencyPiece
    private var segment: Int

    /// The first piece of an event.
    ///
    /// - Parameter phase: Cycles at the start of the event.
    init(_ path: Path, _ table: borrowing ControlTable, phase: Double) {
        segment = table.index(at: path.origin)
        piece = Self.piece(of: path, table, segment: segment, from: 0)
        piece.cycles = phase
    }

    /// Goes on to the next piece. The last one never ends.
    mutating func advance(_ path: Path, _ table: borrowing ControlTable) {
        let start = piece.end
        let phase = piece.cycles(at: start)
        if start >= table.end(of: segment) - path.origin { segment &+= 1 }
        piece = Self.piece(of: path, table, segment: segment, from: start)
        piece.cycles = phase
    }

    /// Cycles from the start of the event to a time not before the current piece.
    mutating func cycles(at time: Double, _ path: Path, _ table: borrowing ControlTable) -> Double {
        while piece.end <= time { advance(path, table) }
        return piece.cycles(at: time)
    }

    /// The piece that begins at a time within a segment: up to the next bound of the law that the sum crosses.
    private static func piece(
        of path: Path, _ table: borrowing ControlTable, segment: Int, from start: Double
    ) -> FrequencyPiece {
        let line = table[segment]
        let end = table.end(of: segment) - path.origin
        let map = path.map
        let sum = path.value + line.value
        guard line.slope != 0 else {
            let clamped = min(max(sum, map.lowerBound), map.upperBound)
            return map.piece(from: start, to: end, argument: clamped, slope: 0)
        }
        // When the sum comes in over the near bound, and when it goes out over the far one.
        let near = line.slope > 0 ? map.lowerBound : map.upperBound
        let far = line.slope > 0 ? map.upperBound : map.lowerBound
        let begin = line.start - path.origin
        let entry = begin + (near - sum) / line.slope
        let exit = begin + (far - sum) / line.slope
        if start < entry { return map.piece(from: start, to: min(entry, end), argument: near, slope: 0) }
        if start >= exit { return map.piece(from: start, to: end, argument: far, slope: 0) }
        let argument = start == entry ? near : sum + line.slope * (start - begin)
        let clamped = min(max(argument, map.lowerBound), map.upperBound)
        return map.piece(from: start, to: min(exit, end), argument: clamped, slope: line.slope)
    }
}
