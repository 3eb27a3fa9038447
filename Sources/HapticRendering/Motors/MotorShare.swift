/// What an event asks of two motors while it is under way: a tap the same for some time, whatever its length, and a
/// continuous event what its lines say. Times are samples from its start.
package struct MotorShare: BitwiseCopyable, Sendable {
    private let rules: MotorRules
    private let heavyTap: Double
    private let lightTap: Double

    package init(for timeline: borrowing Timeline) {
        rules = timeline.motors
        heavyTap = timeline.clock.samples(ofSeconds: rules.heavyTap)
        lightTap = timeline.clock.samples(ofSeconds: rules.lightTap)
    }

    /// When it asks for nothing any more.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    @inline(__always)
    package func reach(of event: TimelineEvent) -> Double {
        if case .tap = event.body { max(heavyTap, lightTap) } else { event.length }
    }

    /// When it ends or takes another course next, or infinity.
    ///
    /// - Parameters:
    ///   - origin: The position in the pattern at which it starts.
    ///   - rate: How far the pattern gets on in one sample.
    @inline(__always)
    package func change(
        of event: TimelineEvent, after time: Double, origin: Double, rate: Double = 1, _ timeline: borrowing Timeline
    ) -> Double {
        switch event.body {
        case .tap:
            let (first, second) = (min(heavyTap, lightTap), max(heavyTap, lightTap))
            return time < first ? first : time < second ? second : .infinity
        case .continuous(let continuous):
            return EventProbe(continuous, of: event, at: time, origin: origin, rate: rate, timeline).change
        case .tone, .sound:
            return .infinity
        }
    }

    /// Adds what it asks for some samples after a time (or before it), by the lines in force at that time: so a corner
    /// has a level on either side.
    ///
    /// - Parameters:
    ///   - gain: What its amplitude is multiplied by.
    ///   - origin: The position in the pattern at which it starts.
    ///   - rate: How far the pattern gets on in one sample.
    @inline(__always)
    package func add(
        _ event: TimelineEvent, at time: Double, later: Double, gain: Double = 1, origin: Double, rate: Double = 1,
        to levels: inout MotorLevels, _ timeline: borrowing Timeline
    ) {
        switch event.body {
        case .tap(let tap):
            levels.add(
                amplitude: gain * timeline.waveform.tapAmplitude.amplitude(ofIntensity: Double(tap.intensity)),
                lightShare: rules.lightShare(ofSharpness: Double(tap.sharpness)),
                countsOnHeavy: time < heavyTap, countsOnLight: time < lightTap)
        case .continuous(let continuous):
            let probe = EventProbe(continuous, of: event, at: time, origin: origin, rate: rate, timeline)
            levels.add(
                amplitude: gain * probe.amplitude(after: later),
                lightShare: rules.lightShare(ofSharpness: probe.sharpness(after: later)))
        case .tone, .sound:
            break
        }
    }
}
