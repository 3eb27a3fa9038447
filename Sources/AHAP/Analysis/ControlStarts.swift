package import HapticPatterns

/// When the parameters and curves of a pattern start, sorted, to ask how many of one control start within some time.
package struct ControlStarts: Sendable {
    private let starts: [(id: UInt8, time: Double)]

    package init(_ pattern: HapticPattern) {
        var starts: [(id: UInt8, time: Double)] = []
        for parameter in pattern.parameters { starts.append((parameter.id.rawValue, parameter.time)) }
        for curve in pattern.curves {
            guard let span = curve.span else { continue }
            starts.append((curve.id.rawValue, curve.time + span.start))
        }
        self.starts = starts.sorted { $0.id < $1.id || ($0.id == $1.id && $0.time < $1.time) }
    }

    /// How many parameters and curves of a control start within a span of seconds, ends included.
    package func count(of id: DynamicParameterID, in span: ClosedRange<Double>) -> Int {
        let (id, low, high) = (id.rawValue, span.lowerBound, span.upperBound)
        let first = starts.partitioningIndex { $0.id > id || ($0.id == id && $0.time >= low) }
        let last = starts.partitioningIndex { $0.id > id || ($0.id == id && $0.time > high) }
        return last - first
    }
}
