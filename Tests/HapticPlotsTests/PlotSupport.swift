import HapticPatterns
import HapticPlots
import HapticRendering
import TestSupport

// What the suites share: short ways to say a pattern and to plot it.

func tap(at time: Double, intensity: Float = 1, sharpness: Float = 0.5) -> HapticEvent {
    HapticEvent(
        kind: .hapticTransient, time: time, parameters: [.hapticIntensity: intensity, .hapticSharpness: sharpness])
}

func buzz(at time: Double, for duration: Double, intensity: Float = 1, sharpness: Float = 0.5) -> HapticEvent {
    HapticEvent(
        kind: .hapticContinuous, time: time, duration: duration,
        parameters: [.hapticIntensity: intensity, .hapticSharpness: sharpness])
}

func sound(_ path: String, at time: Double, for duration: Double? = nil) -> HapticEvent {
    HapticEvent(kind: .audioCustom, time: time, duration: duration, sound: HapticEvent.Sound(.path(path)))
}

func tone(at time: Double, for duration: Double) -> HapticEvent {
    HapticEvent(kind: .audioContinuous, time: time, duration: duration)
}

func curve(_ id: DynamicParameterID, _ points: [(Double, Float)]) -> ParameterCurve {
    ParameterCurve(id, time: 0, points: points.map { ControlPoint(time: $0.0, value: $0.1) })
}

/// The whole of some events, or a part, in so many columns.
func plot(
    _ pattern: HapticPattern, from start: Double = 0, to end: Double? = nil, columns: Int = 100,
    sounds: SoundLibrary = SoundLibrary()
) throws -> Plot {
    var settings = PlotSettings()
    settings.start = start
    settings.end = end
    return try Plot(pattern, sounds: sounds, settings: settings, columns: columns)
}

extension Plot {
    var titles: [String] { lanes.map { $0.title } }

    var eventMarks: EventMarks {
        for lane in lanes { if case .events(let marks) = lane.content { return marks } }
        return EventMarks(envelopes: [], taps: [])
    }

    var intensity: LevelMarks? {
        for lane in lanes { if case .intensity(let marks) = lane.content { return marks } }
        return nil
    }

    var sharpness: LevelMarks? {
        for lane in lanes { if case .sharpness(let marks) = lane.content { return marks } }
        return nil
    }

    var waveform: [ColumnRange] {
        for lane in lanes { if case .waveform(let columns) = lane.content { return columns } }
        return []
    }

    var sounds: [SoundMarks] {
        lanes.compactMap { if case .sound(let marks) = $0.content { marks } else { nil } }
    }
}

/// A pattern with something of everything: two taps, a buzz, both controls, a sound that is not at hand.
let varied = HapticPattern(
    events: [
        tap(at: 0, intensity: 0.5, sharpness: 0.25), buzz(at: 0.25, for: 0.5, intensity: 0.8, sharpness: 0.5),
        tap(at: 1), sound("folder/bell.wav", at: 0.5, for: 0.25),
    ],
    curves: [
        curve(.hapticIntensityControl, [(0, 1), (0.5, 0.5), (1, 1)]),
        curve(.hapticSharpnessControl, [(0, 0), (0.75, -0.25)]),
    ])

/// Any pattern of up to 40 events and 4 curves within five seconds.
func randomPattern(_ generator: inout SeededGenerator) -> HapticPattern {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let events = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        switch Int.random(in: 0...3, using: &generator) {
        case 0: tap(at: number(0...5), intensity: Float(number(-0.5...1.5)), sharpness: Float(number(0...1)))
        case 1: buzz(at: number(0...4), for: number(0...2), intensity: Float(number(0...1)))
        case 2: tone(at: number(0...4), for: number(0...1))
        default: sound("\(Int(number(0...6))).wav", at: number(0...5))
        }
    }
    let ids = DynamicParameterID.allCases
    let curves = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        curve(
            ids[Int.random(in: 0..<ids.count, using: &generator)],
            (0..<Int.random(in: 0...60, using: &generator)).map { _ in (number(0...5), Float(number(-1...1))) })
    }
    return HapticPattern(events: events, curves: curves)
}
