import Glibc
import HapticPatterns
import HapticRendering

/// Where the haptic events of a pattern may sound, and how strongly at most: worked out from the events alone, without
/// the renderer. Positions are in samples.
struct RenderBounds {
    private struct Span {
        var start: Double
        var end: Double
        var amplitude: Double
    }

    private var spans: [Span] = []
    private let settings: RenderSettings
    private let controls: Set<DynamicParameterID>
    private var loopEnd = Double.infinity
    private let passes: Double

    init(_ pattern: HapticPattern, _ settings: RenderSettings) {
        self.settings = settings
        controls = Set(pattern.parameters.map(\.id) + pattern.curves.map(\.id))
        passes = Double(settings.loop?.passes ?? 1)
        if let loop = settings.loop { loopEnd = position(loop.end ?? pattern.duration) }
        for event in pattern.normalized().pattern.events { add(event) }
    }

    /// The first position of each event, for a look at what happens there.
    var starts: [Double] { spans.map(\.start) }

    /// For each sample of a window, the sum of the amplitudes of the events that may sound there, or `nil` where none
    /// may. Nothing at all if that is more than a fuzzer should render.
    func amplitudes(from first: Int, count: Int) -> [Double?]? {
        var amplitudes = [Double?](repeating: nil, count: count)
        var work = 0
        for span in spans {
            let lastPass = min(passes - 1, ((Double(first + count) - span.start) / loopEnd).rounded(.down))
            var pass = passes > 1 ? max(0, ((Double(first) - span.end) / loopEnd).rounded(.down)) : 0
            guard passes == 1 || lastPass - pass < 4096 else { return nil }
            while pass <= (passes > 1 ? lastPass : 0) {
                let origin = pass > 0 ? pass * loopEnd - Double(first) : -Double(first)
                // The part of a sample that rounding may cost, so far from the start.
                let slack = 2e-6 + 4e-15 * (Double(first) + span.end)
                let start = RenderBounds.index((origin + span.start - slack).rounded(.down) + 1, count)
                let end = RenderBounds.index((origin + span.end + slack).rounded(.up), count)
                for index in start..<max(start, end) { amplitudes[index] = (amplitudes[index] ?? 0) + span.amplitude }
                work += max(end - start, 0) + 16
                guard work < 1 << 20 else { return nil }
                pass += 1
            }
        }
        return amplitudes
    }

    private static func index(_ position: Double, _ count: Int) -> Int { Int(min(max(position, 0), Double(count))) }

    private mutating func add(_ event: HapticEvent) {
        guard event.kind == .hapticTransient || event.kind == .hapticContinuous else { return }
        let isTap = event.kind == .hapticTransient
        let start = position(event.time)
        let intensity = Double(event.parameters[.hapticIntensity] ?? 0)
        guard start < loopEnd, intensity > 0 else { return }
        let law = isTap ? settings.profile.tapAmplitude : settings.profile.continuousAmplitude
        var end = isTap ? start + settings.sampleRate * tapSeconds(event) : end(ofContinuous: event, start)
        // What would go on at the end of a loop is faded out there; a release that has begun goes on.
        let lasts = event.duration.map { position(event.time + $0) } ?? .infinity
        if !isTap, lasts > loopEnd + 1e-3 { end = min(end, loopEnd + 0.002 * settings.sampleRate) }
        guard end > start else { return }
        spans.append(Span(start: start, end: end, amplitude: law.gain * pow(intensity, law.exponent)))
    }

    private func position(_ seconds: Double) -> Double {
        let step = settings.profile.timeStep
        let time = step > 0 ? (seconds / step).rounded(.toNearestOrEven) * step : seconds
        return time * settings.sampleRate / settings.speed
    }

    /// The latest end: after the release, where a control may make that as long as it can be.
    private func end(ofContinuous event: HapticEvent, _ start: Double) -> Double {
        let release = seconds(.releaseTime, .hapticReleaseTimeControl, of: event, settings.envelope.release)
        if let duration = event.duration {
            return duration > 0 ? position(event.time + duration) + settings.sampleRate * release : start
        }
        guard (event.parameters[.sustained] ?? 1) < 0.5 else { return start }
        let attack = seconds(.attackTime, .hapticAttackTimeControl, of: event, settings.envelope.attack)
        let decay = seconds(.decayTime, .hapticDecayTimeControl, of: event, settings.envelope.decay)
        return start + settings.sampleRate * (attack + decay)
    }

    private func seconds(
        _ id: EventParameterID, _ control: DynamicParameterID, of event: HapticEvent, _ range: ClosedRange<Double>
    ) -> Double {
        let value = controls.contains(control) ? 1 : Double(event.parameters[id] ?? 0)
        switch settings.envelope.scale {
        case .exponential: return range.lowerBound * pow(range.upperBound / range.lowerBound, value)
        case .seconds: return max(range.lowerBound, value)
        }
    }

    /// The longest that a tap may last: at the lowest frequency and with the slowest decay that controls may ask for.
    private func tapSeconds(_ event: HapticEvent) -> Double {
        let law = settings.profile.tapFrequency
        let own = Double(event.parameters[.hapticSharpness] ?? 0)
        let ends = controls.contains(.hapticSharpnessControl) ? [0, 1] : [own]
        let lowest = ends.map { frequency(law, $0) }.min() ?? 1
        let cycles: Double
        switch settings.profile.tap {
        case .burst(let count): cycles = (2 * count).rounded(.up) / 2
        case .decaying(let usual):
            let slowest = controls.contains(.hapticDecayTimeControl) ? 2 * usual : usual
            cycles = (14 * slowest).rounded(.up) / 2
        }
        guard settings.keepsToActuatorBand, case .resonant(let only, _) = settings.actuator.kind else {
            return cycles / lowest
        }
        // As long, but up to a zero crossing of another frequency.
        return cycles / lowest + 0.5 / only
    }

    private func frequency(_ law: FrequencyLaw, _ sharpness: Double) -> Double {
        switch law.shape {
        case .logarithmic: law.lowest * pow(law.highest / law.lowest, sharpness)
        case .linear: law.lowest + (law.highest - law.lowest) * sharpness
        case .square: law.lowest + (law.highest - law.lowest) * sharpness * sharpness
        }
    }
}
