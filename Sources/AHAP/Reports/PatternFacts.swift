public import HapticPatterns

/// What `haptics info` tells of a file: numbers that can be read off a pattern without playing it.
public struct PatternFacts: Equatable, Sendable {
    /// How long it lasts, in seconds; see `HapticPattern.duration`.
    public var duration: Double
    /// From the start of the first event to the stated end of the last, in seconds; `nil` without events.
    public var span: ClosedRange<Double>?
    /// Events of each kind, in the order of `HapticEvent.Kind`.
    public var events: [Int]
    /// Dynamic parameters.
    public var parameters: Int
    /// Parameter curves.
    public var curves: Int
    /// The control points of all curves.
    public var controlPoints: Int
    /// The control points of the curve that has most.
    public var longestCurve: Int
    /// The least and the greatest `HapticIntensity` that an event states, as written; `nil` where none does.
    public var intensity: ClosedRange<Float>?
    /// The same of `HapticSharpness`.
    public var sharpness: ClosedRange<Float>?
    /// The sounds that it plays, each once, sorted: paths as written, `#n` for registered ones.
    public var sounds: [String]

    /// Reads the facts off a pattern.
    public init(of pattern: HapticPattern) {
        duration = pattern.duration
        events = HapticEvent.Kind.allCases.map { kind in pattern.events.count { $0.kind == kind } }
        parameters = pattern.parameters.count
        curves = pattern.curves.count
        controlPoints = pattern.curves.reduce(0) { $0 + $1.points.count }
        longestCurve = pattern.curves.map { $0.points.count }.max() ?? 0
        sounds = []
        for event in pattern.events {
            PatternFacts.widen(&span, event.time, event.time + max(event.duration ?? 0, 0))
            if let value = event.parameters[.hapticIntensity] { PatternFacts.widen(&intensity, value, value) }
            if let value = event.parameters[.hapticSharpness] { PatternFacts.widen(&sharpness, value, value) }
            if let sound = event.sound { sounds.append(PatternFacts.name(of: sound.source)) }
        }
        sounds.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        sounds = sounds.indices.filter { $0 == 0 || sounds[$0] != sounds[$0 - 1] }.map { sounds[$0] }
    }

    /// All entries of the pattern.
    public var entries: Int { events.reduce(0, +) + parameters + curves }

    private static func widen<Value: BinaryFloatingPoint>(
        _ range: inout ClosedRange<Value>?, _ low: Value, _ high: Value
    ) {
        // What is no number has no place in a range.
        guard low <= high else { return }
        range = range.map { min($0.lowerBound, low)...max($0.upperBound, high) } ?? low...high
    }

    private static func name(of source: HapticEvent.Sound.Source) -> String {
        switch source {
        case .path(let path): path
        case .resource(let number): "#\(number)"
        }
    }
}
