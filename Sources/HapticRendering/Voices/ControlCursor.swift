/// Walks over the lines of a control as a voice gets on.
package struct ControlCursor: BitwiseCopyable, Sendable {
    private var segment: Int
    /// The own samples of the voice for which the line holds: from the first on, and below the second.
    private(set) var start: Int
    private(set) var end: Int

    init(_ table: borrowing ControlTable, _ grid: SampleGrid) {
        segment = table.index(at: grid.origin)
        start = 0
        end = grid.sample(atOrAfter: table.end(of: segment) - grid.origin)
    }

    /// Goes on to the line that holds for a sample.
    @inline(__always)
    mutating func move(to sample: Int, _ table: borrowing ControlTable, _ grid: SampleGrid) {
        while sample >= end, segment + 1 < table.count {
            segment += 1
            start = end
            end = grid.sample(atOrAfter: table.end(of: segment) - grid.origin)
        }
    }

    /// The line from a time on.
    @inline(__always)
    func line(at time: Double, _ table: borrowing ControlTable, _ grid: SampleGrid) -> (value: Double, slope: Double) {
        let segment = table[segment]
        guard segment.slope != 0 else { return (segment.value, 0) }
        return (segment.value + segment.slope * (grid.origin + time - segment.start), segment.slope)
    }
}
