/// The own samples of a voice for which all its formulas hold: found by narrowing a cell.
struct SpanBounds: BitwiseCopyable {
    private(set) var start: Int
    private(set) var end: Int

    /// The cell of a given length, a power of two, in which a sample lies.
    @inline(__always)
    init(cellAround sample: Int, length: Int = Lane.cell) {
        start = sample & ~(length - 1)
        end = start + length
    }

    /// Leaves what also lies from one sample on and below another.
    @inline(__always)
    mutating func narrow(_ start: Int, _ end: Int) {
        self.start = max(self.start, start)
        self.end = min(self.end, end)
    }

    /// Leaves what lies in the line of a control.
    @inline(__always)
    mutating func narrow(_ cursor: ControlCursor) { narrow(cursor.start, cursor.end) }
}
