import HapticPatterns

/// What a file holds, in five numbers.
struct Totals {
    var events = 0
    var parameters = 0
    var curves = 0
    var points = 0
    /// The sum of every number of every entry.
    var sum = 0.0

    /// The same counts, and the same sum but for values kept in 32 bits and another order of adding.
    func agrees(with other: Totals) -> Bool {
        (events, parameters, curves, points) == (other.events, other.parameters, other.curves, other.points)
            && abs(sum - other.sum) <= 1e-6 * max(sum, other.sum)
    }
}

extension Totals {
    init(_ pattern: HapticPattern) {
        events = pattern.events.count
        parameters = pattern.parameters.count
        curves = pattern.curves.count
        for event in pattern.events {
            sum += event.time + (event.duration ?? 0)
            for (_, value) in event.parameters { sum += Double(value) }
        }
        for parameter in pattern.parameters { sum += parameter.time + Double(parameter.value) }
        for curve in pattern.curves {
            points += curve.points.count
            sum += curve.points.reduce(curve.time) { $0 + $1.time + Double($1.value) }
        }
    }

    init(_ file: DecodedFile) {
        for entry in file.pattern {
            if let event = entry.event {
                events += 1
                sum += event.time + (event.duration ?? 0)
                sum += (event.parameters ?? []).reduce(0) { $0 + $1.value }
            } else if let parameter = entry.parameter {
                parameters += 1
                sum += parameter.time + parameter.value
            } else if let curve = entry.curve {
                curves += 1
                points += curve.points.count
                sum += curve.points.reduce(curve.time) { $0 + $1.time + $1.value }
            }
        }
    }
}
