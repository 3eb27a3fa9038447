package import HapticPatterns

/// The running value of a control in samples: straight lines in time order, without gaps.
@usableFromInline
package struct ControlTable: ~Copyable, Sendable {
    /// A line that begins at a position and lasts until the next one begins.
    @usableFromInline
    package struct Segment: Equatable, BitwiseCopyable, Sendable {
        package var start: Double
        package var value: Double
        /// Change a sample.
        package var slope: Double

        #if CHECKS_RENDERING
            @_noAllocation @_noLocks
        #endif
        package init(start: Double, value: Double, slope: Double) {
            self.start = start
            self.value = value
            self.slope = slope
        }
    }

    private let segments: FlatArray<Segment>
    /// The line in front, and how many of the segments after the first it hides.
    private var front: Segment
    private var hidden = 0

    /// One value for ever.
    package init(constant value: Double) {
        front = Segment(start: 0, value: value, slope: 0)
        segments = FlatArray([front])
    }

    /// A compiled control on a sample clock.
    ///
    /// - Parameter declick: Samples over which each step is ramped; 0 leaves steps alone.
    package init(_ track: ControlTrack, on clock: SampleClock, declick: Double) {
        var path = Path(declick: declick)
        for segment in track.segments {
            path.add(
                from: clock.position(ofSeconds: segment.start), to: clock.position(ofSeconds: segment.end),
                values: Double(segment.startValue), Double(segment.endValue))
        }
        segments = FlatArray(path.segments)
        front = path.segments[0]
    }

    /// Puts a line in front that lasts until a position: it stands for all that the control did and does before. Without
    /// a line the table is again what it was when it was made.
    ///
    /// - Parameter end: Where one of the lines of the table begins, or infinity.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func override(by line: Segment?, until end: Double) {
        front = segments[0]
        hidden = 0
        guard let line else { return }
        let last = index(at: end)
        hidden = last > 0 && self[last].start == end ? last - 1 : last
        front = line
    }

    /// How many lines there are, at least one.
    package var count: Int { segments.count - hidden }

    /// A line; the first begins at 0.
    @inline(__always)
    package subscript(index: Int) -> Segment { index == 0 ? front : segments[hidden + index] }

    /// A line, where there is one.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func line(_ index: Int) -> Segment? { index < count ? self[index] : nil }

    /// The position at which a line ends.
    @inline(__always)
    package func end(of index: Int) -> Double { index + 1 < count ? self[index + 1].start : .infinity }

    /// The line in force at a position; the first also before 0.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func index(at position: Double) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self[middle].start <= position { low = middle } else { high = middle }
        }
        return low
    }

    /// The value at a position.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func value(at position: Double) -> Double {
        let segment = self[index(at: position)]
        return segment.value + segment.slope * (position - segment.start)
    }
}

extension ControlTable {
    /// The lines so far. What lasts no time leaves none.
    private struct Path {
        let declick: Double
        var segments: [Segment] = []
        private var reached = 0.0

        init(declick: Double) { self.declick = declick }

        mutating func add(from start: Double, to end: Double, values first: Double, _ last: Double) {
            guard start < end else { return }
            let steps = !segments.isEmpty && first != reached
            if steps, declick > 0 {
                let rampEnd = min(start + declick, end)
                let target =
                    rampEnd < end && end < .infinity
                    ? first + (last - first) * ((rampEnd - start) / (end - start)) : last
                line(from: start, to: rampEnd, values: reached, target)
                if rampEnd < end { line(from: rampEnd, to: end, values: target, last) }
            } else {
                line(from: start, to: end, values: first, last)
            }
            reached = last
        }

        private mutating func line(from start: Double, to end: Double, values first: Double, _ last: Double) {
            let slope = first == last ? 0 : (last - first) / (end - start)
            segments.append(Segment(start: start, value: first, slope: slope))
        }
    }
}
