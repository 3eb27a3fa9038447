import HapticPatterns
import HapticRendering

// What a player notes of its events, where somebody wants to know.
extension Player {
    /// Notes an event that begins, at the player's time.
    func note(_ live: LiveVoice, at start: Double, _ course: PlayNote.Course = .begins) {
        guard isFelt(isHaptic: live.shape.isHaptic) else { return }
        let length = live.length
        let position = live.voice.event.start
        if live.shape.kind != .tap { noteControls(ofHaptics: live.shape.isHaptic, at: position, time: start) }
        write(.event(event(live, at: position, lasting: length < .infinity ? length : nil, course)), at: start)
    }

    /// Notes the events that are under way and can be felt or heard from now on.
    ///
    /// - Parameter kinds: Those that are looked at.
    mutating func noteWhatGoesOn(of kinds: PlayedKinds = PlayedKinds(haptics: true, audio: true)) {
        guard notes != nil, life.runs else { return }
        settle()
        let position = clock.position(at: sample)
        for index in 0..<count {
            guard let live = voices[index], live.shape.kind != .tap, !live.isCut,
                kinds.contains(isHaptic: live.shape.isHaptic), isFelt(isHaptic: live.shape.isHaptic)
            else { continue }
            let left = live.start + live.length - Double(sample)
            guard left > SampleClock.tolerance else { continue }
            var event = event(live, at: position, lasting: left < .infinity ? left : nil, .goesOn)
            event.attack = 0
            noteControls(ofHaptics: live.shape.isHaptic, at: position, time: Double(sample))
            write(.event(event), at: Double(sample))
        }
    }

    /// Notes the events that begin with the next sample, as far as is known.
    mutating func noteWhatIsDue(at now: Int) {
        guard notes != nil, life.runs else { return }
        lead = now - sample
        var number = nextEvent
        while number < timeline.events.count {
            let event = timeline.events[number]
            let start = start(of: event)
            guard start <= Double(sample), !life.hasSeam || event.start < clock.loopEnd else { return }
            if plays.contains(isHaptic: event.isHaptic) { note(liveVoice(number, start: start), at: start, .isDue) }
            number += 1
        }
    }

    /// Notes that what sounds ends at a time of the player.
    func noteCut(at time: Double, of kinds: PlayedKinds = PlayedKinds(haptics: true, audio: true)) {
        guard notes != nil else { return }
        write(.cut(haptics: kinds.haptics, audio: kinds.audio), at: time)
    }

    /// Notes that the player falls silent, or can be felt again.
    mutating func noteMute(_ isMuted: Bool) {
        if isMuted { noteCut(at: Double(sample)) } else { noteWhatGoesOn() }
    }

    /// Notes that what is left of events takes so many times as long.
    func noteStretch(_ factor: Double) {
        guard notes != nil, factor != 1 else { return }
        write(.stretch(factor), at: Double(sample))
    }

    /// The engine mutes kinds of events, or lets them be felt again.
    mutating func noteMute(_ isMuted: Bool, of kinds: PlayedKinds, at now: Int) {
        guard notes != nil else { return }
        lead = now - sample
        if kinds.haptics { notes?.felt.haptics = !isMuted }
        if kinds.audio { notes?.felt.audio = !isMuted }
        if isMuted { noteCut(at: Double(sample), of: kinds) } else { noteWhatGoesOn(of: kinds) }
    }

    private func isFelt(isHaptic: Bool) -> Bool {
        guard let notes else { return false }
        return mute.climbs && notes.felt.contains(isHaptic: isHaptic)
    }

    /// An event under the controls in force at a position.
    private func event(
        _ live: LiveVoice, at position: Double, lasting duration: Double?, _ course: PlayNote.Course
    ) -> PlayNote.Event {
        let event = live.voice.event
        let controls = controls(at: position, isHaptic: event.isHaptic)
        let colour = Double(event.colour) + controls.colour
        let isTap = live.shape.kind == .tap
        let end = position + (duration ?? 0) * clock.rate
        return PlayNote.Event(
            kindNumber: live.shape.eventKind.rawValue, duration: isTap ? nil : duration,
            strength: Float(Numerics.unit(Double(event.strength) * controls.strength)),
            colour: Float(event.isHaptic ? Numerics.unit(colour) : min(max(colour, -1), 1)),
            ownStrength: event.strength, ownColour: event.colour,
            attack: isTap ? 0 : envelopes.attack(of: live.shape, from: position),
            decay: isTap ? nil : envelopes.decay(of: live.shape, from: position),
            release: isTap ? 0 : envelopes.release(of: live.shape, from: end), source: Int(event.source), course: course
        )
    }

    private func controls(at position: Double, isHaptic: Bool) -> (strength: Double, colour: Double) {
        if isHaptic {
            return (timeline.controls.intensity.value(at: position), timeline.controls.sharpness.value(at: position))
        }
        return (timeline.controls.volume.value(at: position), timeline.controls.pitch.value(at: position))
    }

    func write(_ fact: PlayNote.Fact, at time: Double) {
        notes?.write(PlayNote(player: number, start: played, sample: time + Double(lead), fact: fact))
    }
}
