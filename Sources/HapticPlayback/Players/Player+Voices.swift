import HapticRendering

extension Player {
    /// A voice for an event that begins at a time of the player, as the controls have it then.
    func voice(_ number: Int, start: Double) -> LiveVoice {
        let live = liveVoice(number, start: start)
        if notes != nil { note(live, at: start) }
        return live
    }

    /// The same, before it is known to begin.
    func liveVoice(_ number: Int, start: Double) -> LiveVoice {
        var event = timeline.events[number]
        let shape = shapes[Int(event.source)]
        switch event.body {
        case .tap where isSteered: event.body = .tap(tap(of: event))
        case .continuous(var continuous) where isSteered:
            continuous.phase = phase(startingAt: start)
            event.body = .continuous(continuous)
        default: break
        }
        let voice = Voice(event, start: start, rate: clock.rate, of: timeline)
        return LiveVoice(
            voice, shape, start: start, duration: duration(of: event, shape, start: start), envelopes, timeline)
    }

    /// Samples from the start of an event until its stated duration is over.
    private func duration(of event: TimelineEvent, _ shape: EventShape, start: Double) -> Double {
        guard shape.length < .infinity, clock.rate != 1 else { return shape.length }
        return clock.time(ofPosition: event.start + shape.length) - start
    }

    /// A tap as sharp as the controls make it.
    private func tap(of event: TimelineEvent) -> TimelineEvent.Tap {
        let sharpness = Numerics.unit(Double(event.colour) + timeline.controls.sharpness.value(at: event.start))
        let decay = envelopes.controls.haptic.decay.value(at: event.start)
        var tap = taps.tap(sharpness: sharpness, decay: decay)
        tap.intensity = event.strength * Float(timeline.controls.intensity.value(at: event.start))
        tap.sharpness = Float(sharpness)
        return tap
    }

    /// The phase of a continuous event: that of an earlier one whose duration ends within half a sample of its start.
    private func phase(startingAt start: Double) -> Double {
        for index in 0..<count {
            guard let live = voices[index], case .continuous = live.voice.event.body else { continue }
            guard (live.start + live.duration - start).magnitude <= 0.5 else { continue }
            return Numerics.reduced(live.voice.cycles(at: start - live.start))
        }
        return 0
    }

    /// Plays these kinds of events from now on, and drops what sounds of others.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func setPlays(_ kinds: PlayedKinds) {
        plays = kinds
        var kept = 0
        for index in 0..<count {
            guard let live = voices[index], kinds.contains(isHaptic: live.voice.event.isHaptic) else { continue }
            voices[kept] = live
            kept += 1
        }
        count = kept
    }

    /// Fades out what sounds, over the next two milliseconds. The voices stay as they are.
    mutating func fadeOut(into tail: inout Tail) {
        guard renderAhead(into: tail) else { return }
        tail.add(gain: mute.level, slope: -mute.level / Float(tail.length))
    }

    /// Fades in what goes on, by taking away what there is too much of it.
    mutating func fadeIn(into tail: inout Tail) {
        guard renderAhead(into: tail) else { return }
        tail.add(gain: -mute.level, slope: mute.level / Float(tail.length))
    }

    /// Renders copies of all voices for the length of a fade.
    private mutating func renderAhead(into tail: borrowing Tail) -> Bool {
        settle()
        guard count > 0, mute.level > 0 else { return false }
        let frames = tail.frames(first: sample)
        for index in 0..<count {
            guard var copy = voices[index] else { continue }
            _ = copy.voice.render(into: frames, timeline)
        }
        return true
    }
}
