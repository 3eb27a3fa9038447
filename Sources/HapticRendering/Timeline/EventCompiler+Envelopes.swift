import HapticPatterns

extension EventCompiler {
    /// Attack, decay and release, each for the value of its control when it begins, and the fade at the end of a loop.
    func envelope(
        of event: EventFields, start: Double, duration: Double, _ controls: borrowing LatchedControls.Times,
        longest: Double = .infinity
    ) -> Envelope {
        let attack = min(
            samples(.attackTime, of: event, law.attack, control: controls.attack.value(at: start)), longest)
        let decay: Double? =
            values.value(.sustained, of: event) < 0.5
            ? samples(.decayTime, of: event, law.decay, control: controls.decay.value(at: start + attack)) : nil
        let release = min(
            duration < .infinity
                ? samples(.releaseTime, of: event, law.release, control: controls.release.value(at: start + duration))
                : clock.samples(ofSeconds: law.release.lowerBound),
            longest)
        var envelope = Envelope(attack: attack, decay: decay, release: release, duration: duration)
        if start + envelope.bodyEnd > loopEnd { envelope.cut(at: loopEnd - start, fade: fade) }
        return envelope
    }

    private func samples(
        _ id: EventParameterID, of event: EventFields, _ range: ClosedRange<Double>, control: Double
    ) -> Double {
        clock.samples(ofSeconds: law.seconds(Numerics.unit(Double(values.value(id, of: event)) + control), in: range))
    }

    /// With a volume envelope, the release of a sound ends with it at the latest; without, it is cut at its duration. A
    /// stated duration of 0 stands for the natural length. A loop needs a duration; without, it plays once.
    func sound(_ sound: HapticEvent.Sound?, _ event: EventFields, _ head: Head) -> TimelineEvent? {
        guard let sound, let number = sounds.number(of: sound.source) else { return nil }
        let start = head.start
        var stated = event.duration.map { $0.isFinite ? $0 : 0 } ?? 0
        stated = stated > 0 ? clock.position(ofSeconds: Self.time(of: event) + stated) - start : .infinity
        guard stated > 0 else { return nil }
        let loops = sound.loops && stated < .infinity
        let natural = loops ? .infinity : naturalLength(event, start: start, sound: number)
        let envelope =
            sound.usesVolumeEnvelope
            ? soundEnvelope(event, start: start, stated: stated, natural: natural)
            : gate(of: min(stated, natural), start: start)
        return TimelineEvent(
            start: start, strength: head.strength, colour: values.value(.audioPitch, of: event),
            body: .sound(sounding(event, envelope: envelope, sound: number, loops: loops)))
    }

    private func soundEnvelope(
        _ event: EventFields, start: Double, stated: Double, natural: Double
    ) -> Envelope {
        // The release is looked up where it would begin without the sound's end, then moved ahead of it.
        let control = latched.audio.release.value(at: start + min(stated, natural))
        let release = min(samples(.releaseTime, of: event, law.release, control: control), 0.5 * natural)
        let duration = min(stated, natural - release)
        return envelope(of: event, start: start, duration: duration, latched.audio, longest: 0.5 * natural)
    }

    private func gate(of length: Double, start: Double) -> Envelope {
        var envelope = Envelope(gateOf: length)
        if start + length > loopEnd { envelope.cut(at: loopEnd - start, fade: fade) }
        return envelope
    }

    /// Samples until the last frame has been played, under the pitch control.
    private func naturalLength(_ event: EventFields, start: Double, sound: Int32) -> Double {
        let path = FrequencyCursor.Path(
            map: bank.frequencyMap(of: sound), value: Double(values.value(.audioPitch, of: event)), origin: start)
        let frames = Double(bank.frameCount(of: sound))
        var cursor = FrequencyCursor(path, pitch, phase: 0)
        while true {
            if let end = cursor.piece.time(ofCycles: frames) { return end }
            cursor.advance(path, pitch)
        }
    }
}
