import HapticPatterns
import TestSupport

/// Patterns at random, with everything that a pattern may hold and with ties more often than chance has them.
struct RandomPatterns {
    var generator: SeededGenerator
    /// Times are multiples of this many seconds; 0 for any.
    var grid = 0.125
    var controls: [DynamicParameterID] = [.hapticIntensityControl, .hapticSharpnessControl]
    /// Whether values and times may be such that a player corrects them.
    var isWild = false

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func time(upTo limit: Double = 4) -> Double {
        let time = Double.random(in: 0..<limit, using: &generator)
        guard grid > 0 else { return time }
        return (time / grid).rounded(.down) * grid
    }

    mutating func wildTime(upTo limit: Double = 4) -> Double {
        guard isWild, Int.random(in: 0..<8, using: &generator) == 0 else { return time(upTo: limit) }
        return [-1, .nan, .infinity, -.infinity, 1e308][Int.random(in: 0..<5, using: &generator)]
    }

    mutating func value(in range: ClosedRange<Float>) -> Float {
        guard isWild, Int.random(in: 0..<8, using: &generator) == 0 else {
            return Float.random(in: range, using: &generator)
        }
        return [-3, .nan, .infinity, -.infinity, 7][Int.random(in: 0..<5, using: &generator)]
    }

    mutating func event(_ kinds: [HapticEvent.Kind]) -> HapticEvent {
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
        var event = HapticEvent(kind: kind, time: wildTime())
        if kind != .hapticTransient { event.duration = wildTime(upTo: 2) }
        for id in EventParameterID.allCases where id.applies(to: kind) && id != .sustained {
            if Bool.random(using: &generator) { event.parameters[id] = value(in: id.range) }
        }
        return event
    }

    mutating func parameter() -> DynamicParameter {
        let id = controls[Int.random(in: 0..<controls.count, using: &generator)]
        return DynamicParameter(id, time: wildTime(), value: value(in: id.range))
    }

    mutating func curve() -> ParameterCurve {
        let id = controls[Int.random(in: 0..<controls.count, using: &generator)]
        let points = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
            ControlPoint(time: wildTime(upTo: 2), value: value(in: id.range))
        }
        return ParameterCurve(id, time: wildTime(), points: points)
    }

    mutating func pattern(
        kinds: [HapticEvent.Kind] = [.hapticTransient, .hapticContinuous], controls count: Int = 5
    ) -> HapticPattern {
        HapticPattern(
            events: (0..<Int.random(in: 1..<6, using: &generator)).map { _ in event(kinds) },
            parameters: (0..<Int.random(in: 0...count, using: &generator)).map { _ in parameter() },
            curves: (0..<Int.random(in: 0...count, using: &generator)).map { _ in curve() })
    }
}

/// The value of a control from its definition: of all that has begun, what began last, and the later in order of those.
///
/// Looks at every entry each time and shares no code with the compiled track.
func referenceValue(_ pattern: HapticPattern, _ id: DynamicParameterID, at time: Double) -> Float {
    func clamped(_ value: Float) -> Float {
        value.isNaN ? id.neutralValue : min(max(value, id.range.lowerBound), id.range.upperBound)
    }
    func corrected(_ time: Double) -> Double? { time < 0 ? 0 : time.isFinite ? time : nil }
    var (found, latest) = (id.neutralValue, 0.0)
    for parameter in pattern.parameters where parameter.id == id {
        guard let start = corrected(parameter.time), start <= time, start >= latest else { continue }
        (found, latest) = (clamped(parameter.value), start)
    }
    for curve in pattern.curves where curve.id == id {
        guard let begin = corrected(curve.time) else { continue }
        var points: [(time: Double, value: Float)] = []
        for point in curve.points {
            guard let offset = corrected(point.time), (begin + offset).isFinite else { continue }
            let place = points.firstIndex { $0.time > offset } ?? points.count
            points.insert((offset, clamped(point.value)), at: place)
        }
        points = points.map { (begin + $0.time, $0.value) }
        guard let first = points.first, first.time <= time, first.time >= latest else { continue }
        latest = first.time
        guard let next = points.firstIndex(where: { $0.time > time }) else {
            found = points[points.count - 1].value
            continue
        }
        let (a, b) = (points[next - 1], points[next])
        let share = (time - a.time) / (b.time - a.time)
        found = Float(Double(a.value) * (1 - share) + Double(b.value) * share)
    }
    return found
}
