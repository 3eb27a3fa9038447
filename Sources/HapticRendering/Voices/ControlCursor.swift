/// Walks over the lines of a control as a voice gets on.
package struct ControlCursor: BitwiseCopyable, Sendable {
    private var segment: Int
    /// The own samples of the voice for which the line holds: from the first on, and below the second.
    private(set) var start: Int
    private(set) var end: Int

    /// A cursor on the line in force where the event starts.
    init(_ table: borrowing ControlTable, _ grid: SampleGrid) {
        self.init(table, grid, from: 0, at: grid.origin)
    }

    /// A cursor on the line in force at a position, which is that of a sample.
    init(_ table: borrowing ControlTable, _ grid: SampleGrid, from sample: Int, at position: Double) {
        segment = table.index(at: position)
        start = sample
        end = grid.sample(atOrAfter: grid.time(ofPosition: table.end(of: segment)))
    }

    /// Finds out anew where the line ends, for a voice that has become longer or shorter.
    mutating func fit(_ table: borrowing ControlTable, _ grid: SampleGrid) {
        end = grid.sample(atOrAfter: grid.time(ofPosition: table.end(of: segment)))
    }

    /// Goes on to the line that holds for a sample.
    @inline(__always)
    mutating func move(to sample: Int, _ table: borrowing ControlTable, _ grid: SampleGrid) {
        while sample >= end, segment + 1 < table.count {
            segment += 1
            start = end
            end = grid.sample(atOrAfter: grid.time(ofPosition: table.end(of: segment)))
        }
    }

    /// The line from a time on.
    @inline(__always)
    func line(at time: Double, _ table: borrowing ControlTable, _ grid: SampleGrid) -> (value: Double, slope: Double) {
        let segment = table[segment]
        guard segment.slope != 0 else { return (segment.value, 0) }
        let value = segment.value + segment.slope * (grid.position(at: time) - segment.start)
        return (value, segment.slope * grid.rate)
    }
}
