extension PatternElement {
    /// Adds the element to a pattern and answers when it is over, in seconds.
    ///
    /// The time is passed on from element to element rather than added up afterwards, so that an event's
    /// `time + duration` is the very number at which the next one begins.
    func place(at time: Double, in pattern: inout HapticPattern) -> Double {
        switch self {
        case .event(let event):
            return Self.place(event, at: time, in: &pattern)
        case .parameter(var parameter):
            parameter.time = time + Self.legal(parameter.time)
            pattern.parameters.append(parameter)
            return time
        case .curve(var curve):
            curve.time = time + Self.legal(curve.time)
            pattern.curves.append(curve)
            return time
        case .pattern(let inner):
            return Self.place(inner, at: time, in: &pattern)
        case .rest(let seconds):
            return time + Self.legal(seconds)
        case .series(let elements):
            return elements.reduce(time) { $1.place(at: $0, in: &pattern) }
        case .overlay(let elements):
            return elements.reduce(time) { max($0, $1.place(at: time, in: &pattern)) }
        case .repeated(let count, let elements):
            return (0..<max(count, 0)).reduce(time) { end, _ in
                PatternElement.series(elements).place(at: end, in: &pattern)
            }
        }
    }

    private static func place(_ event: HapticEvent, at time: Double, in pattern: inout HapticPattern) -> Double {
        var placed = event
        placed.time = time + legal(event.time)
        placed.duration = event.duration.map(legal)
        pattern.events.append(placed)
        return placed.time + (placed.duration ?? 0)
    }

    private static func place(_ inner: HapticPattern, at time: Double, in pattern: inout HapticPattern) -> Double {
        guard let placed = try? inner.shifted(by: time) else { return time }
        pattern.events += placed.events
        pattern.parameters += placed.parameters
        pattern.curves += placed.curves
        return max(time, placed.duration)
    }

    private static func legal(_ seconds: Double) -> Double { seconds.isFinite ? max(seconds, 0) : 0 }
}
