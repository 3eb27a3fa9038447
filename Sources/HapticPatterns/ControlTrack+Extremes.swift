extension ControlTrack {
    /// The lowest and the highest value in a span of seconds, ends included; before 0 the value is neutral.
    ///
    /// A value that is approached at the upper end of a segment within the span counts, although a step may keep it from
    /// being reached.
    ///
    /// - Complexity: O(log *n*) in the number of segments.
    public func extremes(in span: ClosedRange<Double>) -> (min: Float, max: Float) {
        var found = Extremes()
        if !(span.lowerBound >= 0) { found.include(id.neutralValue) }
        let first = max(segments.firstPosition { $0.start > span.lowerBound } - 1, 0)
        let last = segments.firstPosition { $0.start > span.upperBound } - 1
        guard first <= last else { return (found.low, found.high) }
        for segment in [segments[first], segments[last]] {
            found.include(segment.value(at: span.lowerBound))
            found.include(segment.value(at: span.upperBound))
        }
        if first + 1 < last { found.include(summary.extremes(of: segments, in: first + 1..<last)) }
        return (found.low, found.high)
    }
}
