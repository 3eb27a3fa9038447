/// A pattern while its times are changed: every start, end and control point as an instant on the pattern's clock.
///
/// Two events touch when one's `time + duration` is exactly the other's `time`. Moving times and durations each on its
/// own would pull them apart by a rounding error. Here one function moves the instants, so that equal ones stay equal,
/// and ``pattern(keeping:)`` finds times and durations that give just these instants again.
struct Edges {
    /// An event whose time is moved already, with the duration that it would like to have.
    struct Event {
        var event: HapticEvent
        /// The instant at which it ends, where it states a duration.
        var end: Double?
    }

    /// A curve whose time is moved already, with the point times that it would like to have.
    struct Curve {
        var curve: ParameterCurve
        /// Its points on the pattern's clock.
        var instants: [Double]
    }

    var events: [Event] = []
    var parameters: [DynamicParameter] = []
    var curves: [Curve] = []

    /// No entries.
    init() {}

    /// The instants of a pattern whose times are legal.
    init(_ pattern: HapticPattern) {
        events = pattern.events.map { event in
            Event(event: event, end: event.duration.map { min(event.time + $0, .greatestFiniteMagnitude) })
        }
        parameters = pattern.parameters
        curves = pattern.curves.map { curve in
            Curve(curve: curve, instants: curve.points.map { curve.time + $0.time })
        }
    }

    /// Moves every instant by one function, and proposes lengths by another. The first must keep the order of times.
    mutating func move(instants: (Double) -> Double, lengths: (Double) -> Double) {
        for index in events.indices {
            events[index].event.time = instants(events[index].event.time)
            events[index].event.duration = events[index].event.duration.map(lengths)
            events[index].end = events[index].end.map(instants)
        }
        for index in parameters.indices { parameters[index].time = instants(parameters[index].time) }
        for index in curves.indices { curves[index].move(instants: instants, lengths: lengths) }
    }

    mutating func append(_ other: Edges) {
        events += other.events
        parameters += other.parameters
        curves += other.curves
    }

    /// The latest instant, at least 0.
    var latest: Double { extreme(from: 0, by: max) }

    /// The earliest instant, at most infinity.
    var earliest: Double { extreme(from: .infinity, by: min) }

    private func extreme(from start: Double, by choose: (Double, Double) -> Double) -> Double {
        var found = start
        for event in events { found = choose(choose(found, event.event.time), event.end ?? event.event.time) }
        for parameter in parameters { found = choose(found, parameter.time) }
        for curve in curves {
            found = choose(found, curve.curve.time)
            for instant in curve.instants { found = choose(found, instant) }
        }
        return found
    }
}

extension Edges.Curve {
    fileprivate mutating func move(instants move: (Double) -> Double, lengths: (Double) -> Double) {
        curve.time = move(curve.time)
        for index in instants.indices { instants[index] = move(instants[index]) }
        for index in curve.points.indices { curve.points[index].time = lengths(curve.points[index].time) }
    }
}
