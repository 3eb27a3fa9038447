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
        /// How far the pattern gets on in one sample.
        var rate = 1.0

        /// Samples from the event's start to a position.
        @inline(__always)
        func time(ofPosition position: Double) -> Double { (position - origin) / rate }
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

    /// The piece in force from a time on, which is that of a position.
    ///
    /// - Parameter phase: Cycles at that time.
    init(_ path: Path, _ table: borrowing ControlTable, from time: Double, at position: Double, phase: Double) {
        segment = table.index(at: position)
        piece = Self.piece(of: path, table, segment: segment, from: time)
        piece.cycles = phase
    }

    /// Goes on to the next piece. The last one never ends.
    mutating func advance(_ path: Path, _ table: borrowing ControlTable) {
        let start = piece.end
        let phase = piece.cycles(at: start)
        if start >= path.time(ofPosition: table.end(of: segment)) { segment &+= 1 }
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
        let end = path.time(ofPosition: table.end(of: segment))
        let map = path.map
        let sum = path.value + line.value
        let slope = line.slope * path.rate
        guard slope != 0 else {
            let clamped = min(max(sum, map.lowerBound), map.upperBound)
            return map.piece(from: start, to: end, argument: clamped, slope: 0)
        }
        // When the sum comes in over the near bound, and when it goes out over the far one.
        let near = slope > 0 ? map.lowerBound : map.upperBound
        let far = slope > 0 ? map.upperBound : map.lowerBound
        let begin = path.time(ofPosition: line.start)
        let entry = begin + (near - sum) / slope
        let exit = begin + (far - sum) / slope
        if start < entry { return map.piece(from: start, to: min(entry, end), argument: near, slope: 0) }
        if start >= exit { return map.piece(from: start, to: end, argument: far, slope: 0) }
        let argument = start == entry ? near : sum + slope * (start - begin)
        let clamped = min(max(argument, map.lowerBound), map.upperBound)
        return map.piece(from: start, to: min(exit, end), argument: clamped, slope: slope)
    }
}
