/// The running value of one control over a whole pattern, compiled from its parameters and curves.
///
/// The rules, which Core Haptics leaves open in part:
/// - The value is neutral at the start of the pattern.
/// - A parameter steps it at its time.
/// - A curve drives it from its first control point to its last, linearly in between, and leaves the last value in
///   force. Before its first point the value in force stays.
/// - What starts later takes over from whatever ran before, for good. A curve starts at its first control point.
/// - Where two start at the same time, the later in order wins; a pattern's parameters come before its curves.
/// - Control points out of time order are sorted first, those at equal times in the order in which they stand. Two
///   points at one time make a step.
/// - Values outside the control's range are clamped, negative times are 0, and what has a time that is not finite never
///   happens: as in ``HapticPattern/normalized()``.
///
/// At a step the new value holds from that time on.
public struct ControlTrack: Equatable, Hashable, Sendable {
    /// A stretch of time in which the value moves linearly, or holds.
    public struct Segment: Equatable, Hashable, Sendable {
        /// Seconds from the start of the pattern at which it begins.
        public let start: Double
        /// Seconds from the start of the pattern at which it is over; the next one begins there. Infinite for the last.
        public let end: Double
        /// The value at ``start``.
        public let startValue: Float
        /// The value that it reaches at ``end``, where the next one may step to another.
        public let endValue: Float

        /// True when the value does not move.
        public var holds: Bool { startValue == endValue }

        /// The value at a time within the segment.
        public func value(at time: Double) -> Float {
            if holds || time <= start { return startValue }
            if time >= end { return endValue }
            let share = (time - start) / (end - start)
            return Float(Double(startValue) + (Double(endValue) - Double(startValue)) * share)
        }
    }

    /// Which control.
    public let id: DynamicParameterID
    /// The segments in time order, each beginning where the one before ends: the first at 0, the last without end.
    public let segments: [Segment]
    /// What makes ``extremes(in:)`` fast.
    let summary: ExtremesSummary

    init(_ id: DynamicParameterID, segments: [Segment]) {
        self.id = id
        self.segments = segments
        self.summary = ExtremesSummary(of: segments)
    }

    /// The value in force at a time in seconds: the neutral one before the pattern starts.
    ///
    /// - Complexity: O(log *n*) in the number of segments.
    public func value(at time: Double) -> Float {
        let next = segments.firstPosition { $0.start > time }
        guard next > 0, time >= 0 else { return id.neutralValue }
        return segments[next - 1].value(at: time)
    }

    /// True when the control changes nothing at any time.
    public var isNeutral: Bool {
        segments.allSatisfy { $0.holds && $0.startValue == id.neutralValue }
    }
}

extension HapticPattern {
    /// The running value of a control, to ask at many times.
    ///
    /// - Complexity: O(*n* log *n*) in the number of parameters and control points.
    public func controlTrack(for id: DynamicParameterID) -> ControlTrack {
        ControlTrack(id, parameters: parameters, curves: curves)
    }

    /// The controls that stand in a parameter or curve of the pattern, in the order of ``DynamicParameterID``.
    public var controlsInUse: [DynamicParameterID] {
        var used: UInt16 = 0
        for parameter in parameters { used |= 1 << UInt16(parameter.id.rawValue) }
        for curve in curves { used |= 1 << UInt16(curve.id.rawValue) }
        return DynamicParameterID.allCases.filter { used & (1 << UInt16($0.rawValue)) != 0 }
    }
}
