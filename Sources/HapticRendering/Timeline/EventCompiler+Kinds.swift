import HapticPatterns

extension EventCompiler {
    func compiled(
        _ event: borrowing HapticEvent, time: Double, start: Double
    ) throws(RenderError) -> TimelineEvent? {
        switch event.kind {
        case .hapticTransient: tap(event, start: start)
        case .hapticContinuous: continuous(event, time: time, start: start)
        case .audioContinuous: tone(event, time: time, start: start)
        case .audioCustom: sound(event, time: time, start: start)
        }
    }

    private func tap(_ event: borrowing HapticEvent, start: Double) -> TimelineEvent? {
        let strength = values.value(.hapticIntensity, of: event)
        guard strength > 0 else { return nil }
        let colour = values.value(.hapticSharpness, of: event)
        let sharpness = Numerics.unit(Double(colour) + latched.tapSharpness.value(at: start))
        var tap = taps.tap(sharpness: sharpness, decay: latched.haptic.decay.value(at: start))
        tap.intensity = strength * Float(latched.tapIntensity.value(at: start))
        tap.sharpness = Float(sharpness)
        return TimelineEvent(start: start, strength: strength, colour: colour, body: .tap(tap))
    }

    private func continuous(_ event: borrowing HapticEvent, time: Double, start: Double) -> TimelineEvent? {
        let strength = values.value(.hapticIntensity, of: event)
        let duration = length(of: event, time: time, start: start)
        guard strength > 0, duration > 0 else { return nil }
        let envelope = envelope(of: event, start: start, duration: duration, latched.haptic)
        return TimelineEvent(
            start: start, strength: strength, colour: values.value(.hapticSharpness, of: event),
            body: .continuous(.init(envelope: envelope, duration: duration)))
    }

    private func tone(_ event: borrowing HapticEvent, time: Double, start: Double) -> TimelineEvent? {
        let duration = length(of: event, time: time, start: start)
        guard duration > 0 else { return nil }
        let envelope = envelope(of: event, start: start, duration: duration, latched.audio)
        return sounding(event, start: start, envelope: envelope, sound: nil, loops: false)
    }

    /// The samples until release begins. Without a stated duration an event that decays goes on until it is over, and one
    /// that is sustained is silent.
    private func length(of event: borrowing HapticEvent, time: Double, start: Double) -> Double {
        guard let duration = event.duration, duration.isFinite else {
            return values.value(.sustained, of: event) < 0.5 ? .infinity : 0
        }
        return duration > 0 ? clock.position(ofSeconds: time + duration) - start : 0
    }

    func sounding(
        _ event: borrowing HapticEvent, start: Double, envelope: Envelope, sound: Int32?, loops: Bool
    ) -> TimelineEvent? {
        let volume = values.value(.audioVolume, of: event)
        guard volume > 0, envelope.end > 0 else { return nil }
        let sounding = TimelineEvent.Sounding(
            envelope: envelope, pan: values.value(.audioPan, of: event),
            brightness: values.value(.audioBrightness, of: event), sound: sound ?? 0, loops: loops)
        return TimelineEvent(
            start: start, strength: volume, colour: values.value(.audioPitch, of: event),
            body: sound == nil ? .tone(sounding) : .sound(sounding))
    }
}
