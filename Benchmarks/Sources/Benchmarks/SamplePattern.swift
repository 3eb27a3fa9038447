import CRendering
import Glibc
import HapticPatterns

/// The pattern that the rendering benchmarks play: twenty events a second, taps and short buzzes of all strengths and
/// sharpnesses, about 2,700 samples each. The same on every machine, and as long as its events take.
struct SamplePattern {
    private(set) var events: [HapticEvent] = []
    /// The same as the C baseline wants it: in samples, with the formulas of the documentation worked out.
    private(set) var baseline: [crendering_event] = []

    static let sampleRate = 48_000.0
    /// Seconds from one event to the next, on average.
    static let spacing = 0.05

    init(count: Int) {
        var random = SplitMix(state: 7)
        events.reserveCapacity(count)
        for number in 0..<count {
            let time = (Double(number) + random.unit()) * Self.spacing
            let parameters: EventParameters = [
                .hapticIntensity: Float(0.05 + 0.2 * random.unit()), .hapticSharpness: Float(random.unit()),
            ]
            let event =
                random.below(5) < 3
                ? HapticEvent(kind: .hapticTransient, time: time, parameters: parameters)
                : HapticEvent(
                    kind: .hapticContinuous, time: time, duration: 0.01 + 0.09 * random.unit(), parameters: parameters)
            events.append(event)
            baseline.append(Self.inSamples(event))
        }
    }

    var pattern: HapticPattern { HapticPattern(events: events) }

    /// The pattern with its events in any order.
    var shuffled: HapticPattern {
        var random = SplitMix(state: 8)
        var events = events
        for index in events.indices.reversed() { events.swapAt(index, random.below(index + 1)) }
        return HapticPattern(events: events)
    }

    /// One long buzz with a slow envelope.
    static func buzz(seconds: Double) -> HapticEvent {
        HapticEvent(
            kind: .hapticContinuous, time: 0, duration: seconds,
            parameters: [.hapticIntensity: 0.8, .hapticSharpness: 0.7, .attackTime: 0.9, .releaseTime: 0.5])
    }

    /// A haptic event as the profile `reference` has it.
    static func inSamples(_ event: HapticEvent) -> crendering_event {
        let strength = Double(event.parameters[.hapticIntensity] ?? 1)
        let cycle = sampleRate / (80 * pow(230 / 80, Double(event.parameters[.hapticSharpness] ?? 0)))
        let isTap = event.kind == .hapticTransient
        func phase(_ id: EventParameterID) -> Double {
            0.002 * pow(500, Double(event.parameters[id] ?? 0)) * sampleRate
        }
        let (duration, release) = ((event.duration ?? 0) * sampleRate, phase(.releaseTime))
        return crendering_event(
            start: event.time * sampleRate, frequency: 1 / cycle,
            // The factor makes the peak of a tap that decays in one cycle exactly its amplitude.
            amplitude: strength * strength * (isTap ? 1.2679327 : 1), decay: isTap ? cycle : 0,
            attack: phase(.attackTime), release: release, duration: duration,
            length: isTap ? 7 * cycle : duration + release)
    }
}
