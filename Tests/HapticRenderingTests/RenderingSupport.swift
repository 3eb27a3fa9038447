import HapticPatterns
import HapticRendering

// What the suites share: short ways to say a pattern, to render it, and to compare signals.

/// The rates at which everything must hold: all frequencies just fit, no whole periods, the usual one, the highest.
let testedRates: [Double] = [8_000, 44_100, 48_000, 192_000]

func continuous(
    at time: Double = 0, for duration: Double, intensity: Float = 1, sharpness: Float = 0,
    _ more: EventParameters = EventParameters()
) -> HapticEvent {
    var parameters = more
    parameters[.hapticIntensity] = intensity
    parameters[.hapticSharpness] = sharpness
    return HapticEvent(kind: .hapticContinuous, time: time, duration: duration, parameters: parameters)
}

func tap(at time: Double = 0, intensity: Float = 1, sharpness: Float = 0) -> HapticEvent {
    HapticEvent(
        kind: .hapticTransient, time: time, parameters: [.hapticIntensity: intensity, .hapticSharpness: sharpness])
}

func curve(_ id: DynamicParameterID, at time: Double = 0, _ points: (Double, Float)...) -> ParameterCurve {
    ParameterCurve(id, time: time, points: points.map { ControlPoint(time: $0.0, value: $0.1) })
}

extension RenderSettings {
    /// The defaults with some changes.
    static func with(rate: Double = 48_000, _ change: (inout RenderSettings) -> Void = { _ in }) -> RenderSettings {
        var settings = RenderSettings()
        settings.sampleRate = rate
        change(&settings)
        return settings
    }
}

/// The whole haptic channel.
func drive(_ events: HapticEvent..., settings: RenderSettings = RenderSettings()) throws -> [Float] {
    try drive(HapticPattern(events: events), settings: settings)
}

/// The whole haptic channel.
func drive(_ pattern: HapticPattern, settings: RenderSettings = RenderSettings()) throws -> [Float] {
    var renderer = try Renderer(pattern, settings: settings)
    return renderer.renderAll().haptic
}

/// The largest distance between a signal and a function of the sample's number, within a range of samples.
func deviation(_ signal: [Float], in range: Range<Int>? = nil, from expected: (Int) -> Double) -> Double {
    var largest = 0.0
    for index in range ?? 0..<signal.count { largest = max(largest, abs(Double(signal[index]) - expected(index))) }
    return largest
}

/// The sum of squares within a range of samples.
func squareSum(_ signal: [Float], in range: Range<Int>) -> Double {
    signal[range].reduce(0) { $0 + Double($1) * Double($1) }
}

/// True where all samples within a range are the positive zero.
func isSilent(_ signal: ArraySlice<Float>) -> Bool { signal.allSatisfy { $0.bitPattern == 0 } }

/// Records the largest deviation of an oracle, so that a run of the tests shows how much room is left.
func record(_ oracle: String, _ deviation: Double, limit: Double) {
    print("\(oracle): largest deviation \(deviation), allowed \(limit)")
}
