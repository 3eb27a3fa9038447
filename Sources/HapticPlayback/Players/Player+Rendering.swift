import HapticRendering

extension Player {
    /// Adds the next samples to silent lanes of one length.
    ///
    /// - Parameter now: The engine's number of the first sample.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func render(into haptic: Lane, _ audio: (left: Lane, right: Lane), at now: Int) {
        var done = 0
        lead = now - sample
        while done < haptic.count, life.runs {
            settle()
            wrapWhereDue(at: now + done)
            guard life.runs else { break }
            settle()
            let wanted = haptic.count - done
            let count = portion(atMost: wanted)
            render(
                Frames(
                    haptic: haptic.part(from: done, count: count),
                    audio: (audio.left.part(from: done, count: count), audio.right.part(from: done, count: count)),
                    first: sample))
            sample += count
            done += count
            endWhereDue(at: now + done)
        }
        status.show(life.phase)
    }

    /// How many samples can be rendered at one go: up to the seam of a loop, and to where voices run out.
    private func portion(atMost wanted: Int) -> Int {
        var count = min(wanted, samplesToSeam)
        let crowded = nextEvent + (voices.count - self.count)
        if crowded < timeline.events.count {
            count = min(count, max(Numerics.ceiling(start(of: timeline.events[crowded])) - sample, 1))
        }
        return count
    }

    /// How many samples come before the seam of a loop, at least one.
    var samplesToSeam: Int {
        guard life.hasSeam else { return .max }
        return max(Numerics.ceiling(clock.time(ofPosition: clock.loopEnd)) - sample, 1)
    }

    private mutating func render(_ frames: Frames) {
        var kept = 0
        let isHeld = count > 0
        for index in 0..<count {
            guard let goesOn = voices[index]?.voice.render(into: frames, timeline) else { continue }
            if goesOn {
                if kept < index { voices[kept] = voices[index] }
                kept += 1
            } else {
                lastEnd = max(lastEnd, voices[index]?.voice.end ?? 0)
            }
        }
        count = kept
        let last = Double(frames.first + frames.haptic.count - 1)
        while nextEvent < timeline.events.count {
            let start = start(of: timeline.events[nextEvent])
            guard start <= last else { break }
            nextEvent += 1
            admit(nextEvent - 1, start: start, frames)
        }
        // What begins and ends within the frames moves no further than this shows.
        if isHeld || count > 0 { noteControls(from: frames.first, to: frames.first + frames.haptic.count) }
    }

    /// Begins an event within the frames. One that finds no voice free is not played.
    private mutating func admit(_ number: Int, start: Double, _ frames: Frames) {
        guard plays(number) else { return }
        guard count < voices.count else { return status.countDroppedEvent() }
        var voice = voice(number, start: start)
        if voice.voice.render(into: frames, timeline) {
            voices[count] = voice
            count += 1
        } else {
            lastEnd = max(lastEnd, voice.voice.end)
        }
    }

    /// Begins an event without rendering it. One that finds no voice free is not played.
    mutating func admit(_ number: Int, start: Double) {
        guard plays(number) else { return }
        guard count < voices.count else { return status.countDroppedEvent() }
        voices[count] = voice(number, start: start)
        count += 1
    }

    private func plays(_ number: Int) -> Bool { plays.contains(isHaptic: timeline.events[number].isHaptic) }

    /// The player's time at which an event begins in this pass. Sounds begin on whole samples.
    func start(of event: TimelineEvent) -> Double {
        let time = clock.time(ofPosition: event.start)
        guard case .sound = event.body else { return time }
        return Double(Numerics.ceiling(time))
    }

    /// Goes back to the start at the end of a loop, or, in the last pass, no more than rings on: what would go on is faded
    /// out, what rings rings on.
    mutating func wrapWhereDue(at now: Int) {
        guard life.hasSeam else { return }
        var seam = clock.time(ofPosition: clock.loopEnd)
        guard Double(sample) >= seam else { return }
        // A loop that was made shorter than it has played ends at once.
        let isLate = seam <= Double(sample - 1)
        if isLate { seam = Double(sample) }
        admitBeforeSeam(isLate: isLate)
        for index in 0..<count {
            voices[index]?.cut(at: seam, fade: fade, timeline)
        }
        noteCut(at: seam)
        if life.handle(.seam) == .ring { return ring(after: seam, at: now) }
        if isLate { clock.jump(to: 0, at: sample) } else { clock.wrap() }
        nextEvent = 0
        guard desk.isInUse else { return }
        takeUpControls(from: 0, at: now)
        isStale = true
    }

    /// Nothing begins any more.
    private mutating func ring(after seam: Double, at now: Int) {
        nextEvent = timeline.events.count
        lastEnd = max(lastEnd, Numerics.ceiling(seam - SampleClock.tolerance))
        endWhereDue(at: now)
        status.show(life.phase)
    }

    /// The events that begin within the last sample before the seam have their first sample after it.
    private mutating func admitBeforeSeam(isLate: Bool) {
        guard !isLate else { return }
        while nextEvent < timeline.events.count, timeline.events[nextEvent].start < clock.loopEnd {
            admit(nextEvent, start: start(of: timeline.events[nextEvent]))
            nextEvent += 1
        }
    }

    /// Is over once the duration is, and all events have fallen silent.
    mutating func endWhereDue(at now: Int) {
        guard !life.hasSeam, count == 0, nextEvent == timeline.events.count else { return }
        let end = max(statedEnd, lastEnd)
        guard sample >= end, life.handle(.ranOut) == .finish else { return }
        finish(at: now - (sample - end))
    }

    /// The player's sample at which the pattern's duration is over. What rings after a loop has no duration of its own.
    private var statedEnd: Int {
        guard life.phase == .playing else { return 0 }
        return Numerics.ceiling(clock.time(ofPosition: timeline.duration) - SampleClock.tolerance)
    }
}
