package import HapticPatterns

/// One parameter or curve at work: how long it moves its control, and how long its last value stays in force.
package struct ControlDrive: Sendable {
    package enum Source: Sendable {
        /// An index into the pattern's parameters.
        case parameter(Int)
        /// An index into the pattern's curves.
        case curve(Int)
    }

    package let source: Source
    /// When it takes over, in seconds from the start of the pattern.
    package let start: Double
    /// When it reaches its last value; the same as ``start`` for a parameter.
    package let end: Double
    /// When another one takes over for good; infinity if none does.
    package private(set) var limit = Double.infinity
    /// The value that it leaves in force, as a player takes it.
    package let lastValue: Float

    /// True if it only steps to a value: a parameter, or a curve that takes no time.
    package var isStep: Bool { end <= start }
    /// True if it comes as far as its last value, and that one stays in force for some time.
    package var leavesValue: Bool { end < limit }

    /// All of one control, in the order in which they take over (which is that of ``ControlTrack``).
    package static func all(of id: DynamicParameterID, in pattern: HapticPattern) -> [ControlDrive] {
        var drives: [ControlDrive] = []
        for index in pattern.parameters.indices where pattern.parameters[index].id == id {
            let parameter = pattern.parameters[index]
            drives.append(ControlDrive(id, .parameter(index), parameter.time, parameter.time, parameter.value))
        }
        for index in pattern.curves.indices where pattern.curves[index].id == id {
            let curve = pattern.curves[index]
            guard let span = curve.span, let last = curve.lastValue else { continue }
            drives.append(ControlDrive(id, .curve(index), curve.time + span.start, curve.time + span.end, last))
        }
        return limited(drives)
    }

    private init(_ id: DynamicParameterID, _ source: Source, _ start: Double, _ end: Double, _ lastValue: Float) {
        self.source = source
        self.start = start
        self.end = end
        self.lastValue = id.legalValue(nearest: lastValue)
    }

    private static func limited(_ drives: [ControlDrive]) -> [ControlDrive] {
        // Array's sort keeps the order of equals.
        var sorted = drives.sorted { $0.start < $1.start }
        for index in sorted.indices.dropLast() { sorted[index].limit = sorted[index + 1].start }
        return sorted
    }
}

extension ParameterCurve {
    /// The value of the latest point, the last of them where several are.
    var lastValue: Float? {
        var latest: ControlPoint?
        for point in points where point.time >= latest?.time ?? point.time { latest = point }
        return latest?.value
    }
}
