extension Renderer {
    /// Effective intensity and sharpness at a rate, from the events, never from samples: for plots and for outputs that
    /// take envelopes.
    ///
    /// - Parameters:
    ///   - rate: Samples a second, above 0 and up to 192,000; none are returned for others.
    ///   - start: Seconds from the start of the first sample, from 0.
    ///   - end: Seconds from the start before which the last sample lies; `nil` stands for the end of the pattern and of
    ///     all events, which is also the latest there is. A loop counts as played once.
    public func effectiveSamples(rate: Double, from start: Double = 0, to end: Double? = nil) -> [EffectiveSample] {
        let clock = timeline.clock
        let latest = max(timeline.end, timeline.duration)
        let last = min(end.map { clock.samples(ofSeconds: $0) } ?? latest, latest)
        let first = clock.samples(ofSeconds: start)
        guard rate > 0, rate <= RenderSettings.sampleRates.upperBound, first >= 0, last > first else { return [] }
        let count = Numerics.ceiling((last - first) * rate / clock.rate)
        var samples: [EffectiveSample] = []
        samples.reserveCapacity(count)
        var active: [Int] = []
        var next = timeline.firstEvent(atOrAfter: first)
        var former = timeline.nextEvent(from: 0, below: next, lastingBeyond: first)
        while former < next {
            active.append(former)
            former = timeline.nextEvent(from: former + 1, below: next, lastingBeyond: first)
        }
        for number in 0..<count {
            let position = first + Double(number) * clock.rate / rate
            while next < timeline.events.count, timeline.events[next].start <= position {
                active.append(next)
                next += 1
            }
            active.removeAll { timeline.events[$0].start + timeline.events[$0].length <= position }
            samples.append(timeline.effect(of: active, at: position))
        }
        return samples
    }
}

extension Timeline {
    /// What some events do together at a position.
    fileprivate func effect(of events: [Int], at position: Double) -> EffectiveSample {
        var (square, weighted, strongest) = (0.0, 0.0, 0.0)
        var law = waveform.continuousAmplitude
        for event in events {
            guard let effect = effect(of: self.events[event], at: position) else { continue }
            square += effect.amplitude * effect.amplitude
            weighted += effect.amplitude * effect.amplitude * effect.sharpness
            if effect.amplitude > strongest { (strongest, law) = (effect.amplitude, effect.law) }
        }
        let amplitude = Numerics.squareRoot(square)
        return EffectiveSample(
            intensity: law.intensity(ofAmplitude: amplitude), sharpness: square > 0 ? weighted / square : 0,
            amplitude: amplitude)
    }

    private func effect(
        of event: TimelineEvent, at position: Double
    ) -> (amplitude: Double, sharpness: Double, law: AmplitudeLaw)? {
        let time = position - event.start
        guard time >= 0 else { return nil }
        switch event.body {
        case .tap(let tap):
            let law = waveform.tapAmplitude
            let intensity = Double(event.strength) * controls.intensity.value(at: position)
            let level = min(1, tap.gain * Numerics.exp(-time / tap.decay))
            return (law.amplitude(ofIntensity: Numerics.unit(intensity)) * level, Double(tap.sharpness), law)
        case .continuous(let continuous):
            let probe = EventProbe(continuous, of: event, at: time, origin: event.start, self)
            return (probe.amplitude(after: 0), probe.sharpness(after: 0), waveform.continuousAmplitude)
        case .tone, .sound:
            return nil
        }
    }
}
