import HapticPatterns

extension EventCompiler {
    func tap(_ event: EventFields, _ head: Head) -> TimelineEvent? {
        let colour = values.value(.hapticSharpness, of: event)
        let sharpness = Numerics.unit(Double(colour) + latched.tapSharpness.value(at: head.start))
        var tap = taps.tap(sharpness: sharpness, decay: latched.haptic.decay.value(at: head.start))
        tap.intensity = head.strength * Float(latched.tapIntensity.value(at: head.start))
        tap.sharpness = Float(sharpness)
        return TimelineEvent(start: head.start, strength: head.strength, colour: colour, body: .tap(tap))
    }

    func continuous(_ event: EventFields, _ head: Head) -> TimelineEvent? {
        let duration = length(of: event, start: head.start)
        guard duration > 0 else { return nil }
        let envelope = envelope(of: event, start: head.start, duration: duration, latched.haptic)
        return TimelineEvent(
            start: head.start, strength: head.strength, colour: values.value(.hapticSharpness, of: event),
            body: .continuous(.init(envelope: envelope, duration: duration)))
    }

    func tone(_ event: EventFields, _ head: Head) -> TimelineEvent? {
        let duration = length(of: event, start: head.start)
        guard duration > 0 else { return nil }
        let envelope = envelope(of: event, start: head.start, duration: duration, latched.audio)
        return TimelineEvent(
            start: head.start, strength: head.strength, colour: values.value(.audioPitch, of: event),
            body: .tone(sounding(event, envelope: envelope)))
    }

    /// The samples until release begins. Without a stated duration an event that decays goes on until it is over, and
    /// one that is sustained is silent.
    private func length(of event: EventFields, start: Double) -> Double {
        guard let duration = event.duration, duration.isFinite else {
            return values.value(.sustained, of: event) < 0.5 ? .infinity : 0
        }
        return duration > 0 ? clock.position(ofSeconds: Self.time(of: event) + duration) - start : 0
    }

    func sounding(
        _ event: EventFields, envelope: Envelope, sound: Int32 = 0, loops: Bool = false
    ) -> TimelineEvent.Sounding {
        TimelineEvent.Sounding(
            envelope: envelope, pan: values.value(.audioPan, of: event),
            brightness: values.value(.audioBrightness, of: event), sound: sound, loops: loops)
    }
}
