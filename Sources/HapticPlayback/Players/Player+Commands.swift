import HapticRendering

extension Player {
    /// Does what a command on the schedule asks for, unless it was cancelled.
    ///
    /// - Parameters:
    ///   - number: Grows from command to command in the order in which they were received.
    ///   - laterStarts: How many starts wait that were received after a stop or cancel.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func perform(_ action: Command.Action, number: Int, laterStarts: Int, at now: Int, tail: inout Tail) {
        pending -= 1
        passStop(by: now)
        let isCounted = !action.isStart || starts.take(number: number)
        if case .release = action {
            isReleased = true
        } else if number >= cancelledBelow, isCounted {
            if case .cancel = action { cancelledBelow = number }
            if action.isEnd {
                end(action, number: number, laterStarts: laterStarts, at: now, tail: &tail)
            } else {
                perform(action, at: now, tail: &tail)
            }
        }
        status.showStarts(starts.done)
    }

    /// The starts that were asked for before are forgotten; those asked for afterwards, though they may be on the schedule
    /// already, count.
    private mutating func end(
        _ action: Command.Action, number: Int, laterStarts: Int, at now: Int, tail: inout Tail
    ) {
        let hadStarts = starts.forget(below: number, later: laterStarts)
        if life.phase != .scheduled || hadStarts { perform(action, at: now, tail: &tail) }
    }

    /// Takes a command off the schedule that is not to be done.
    mutating func forget(_ action: Command.Action, number: Int) {
        pending -= 1
        if action.isStart { _ = starts.take(number: number) }
        status.showStarts(starts.done)
    }

    /// Takes note of a command that is put on the schedule.
    mutating func receive(_ action: Command.Action, number: Int) {
        pending += 1
        if action.isStart { starts.receive(number: number) }
    }

    /// Is over at once, without a fade.
    mutating func rest(at now: Int) {
        lead = now - sample
        noteCut(at: Double(sample))
        mute.finish()
        if life.handle(.cancel) == .finish || life.handle(.faded) == .finish { finish(at: now) }
        status.show(life.phase)
    }

    /// A start waits on the schedule.
    mutating func expectStart() {
        _ = life.handle(.scheduled)
        status.show(life.phase)
    }

    /// Does what a command asks for, at the next sample.
    ///
    /// - Parameters:
    ///   - now: The engine's number of that sample.
    ///   - tail: Takes what fades.
    mutating func perform(_ action: Command.Action, at now: Int, tail: inout Tail) {
        lead = now - sample
        switch action {
        case .start: apply(life.handle(.start), at: now, tail: &tail)
        case .stop: apply(life.handle(.stop), at: now, tail: &tail)
        case .cancel: apply(life.handle(.cancel), at: now, tail: &tail)
        case .pause: apply(life.handle(.pause), at: now, tail: &tail)
        case .resume: apply(life.handle(.resume), at: now, tail: &tail)
        case .seek(let position): seek(to: position, at: now, tail: &tail)
        case .loop(let loops): apply(life.handle(.loop(loops)), at: now, tail: &tail)
        case .loopEnd(let position): clock.setLoopEnd(max(position, 1), at: sample)
        case .rate(let rate): setRate(rate, at: now)
        case .mute(let isMuted): setMute(isMuted)
        case .control(let line): send(line, at: now)
        case .attach, .release, .muteHaptics, .muteAudio: break
        }
        status.show(life.phase)
    }

    /// At or beyond the end, a loop goes to its start, and what is not a loop is over.
    private mutating func seek(to position: Double, at now: Int, tail: inout Tail) {
        let end = life.isBoundToLoop ? clock.loopEnd : timeline.duration
        if position < end || life.loops {
            let place = position < end ? position : 0
            apply(life.handle(.seek), place: place, at: now, tail: &tail)
        } else if life.phase != .scheduled {
            apply(life.handle(.stop), at: now, tail: &tail)
        }
    }

    private mutating func setRate(_ rate: Double, at now: Int) {
        slowing *= clock.rate / rate
        noteStretch(clock.rate / rate)
        clock.setRate(rate, at: sample)
        isSteered = true
        refresh(at: now)
    }

    private mutating func setMute(_ isMuted: Bool) {
        let changes = mute.climbs == isMuted
        if life.runs { mute.go(up: !isMuted) } else { mute.put(up: !isMuted) }
        if changes { noteMute(isMuted) }
    }

    /// Does what the life cycle says.
    mutating func apply(_ action: LifeCycle.Action, place: Double = 0, at now: Int, tail: inout Tail) {
        switch action {
        case .nothing, .wrap, .ring: return
        case .begin: begin(at: now)
        case .restart:
            noteCut(at: Double(sample))
            fadeOut(into: &tail)
            begin(at: now)
        case .beginAgain:
            status.countFinish(at: now)
            begin(at: now)
        case .cut:
            noteCut(at: Double(sample))
            fadeOut(into: &tail)
            (count, fadeEnd) = (0, now + tail.length)
        case .drop: (count, fadeEnd) = (0, now)
        case .freeze:
            noteCut(at: Double(sample))
            fadeOut(into: &tail)
        case .thaw:
            refresh(at: now)
            fadeIn(into: &tail)
            noteWhatGoesOn()
        case .jump:
            noteCut(at: Double(sample))
            fadeOut(into: &tail)
            go(to: place, at: now)
        case .move: go(to: place, at: now)
        case .finish: finish(at: now)
        }
    }

    private mutating func begin(at now: Int) {
        (sample, lead, played) = (0, now, starts.done)
        mute.finish()
        go(to: 0, at: now)
    }

    /// Goes to a position at the next sample, without what began before it.
    private mutating func go(to position: Double, at now: Int) {
        (count, isStale, slowing, lastEnd) = (0, false, 1, sample)
        clock.jump(to: position, at: sample)
        nextEvent = timeline.firstEvent(atOrAfter: position)
        isSteered = clock.rate != 1
        takeUpControls(from: position, at: now)
    }

    /// Ends the fade after a stop if it is over by a sample of the engine.
    mutating func passStop(by now: Int) {
        guard life.phase == .stopping, fadeEnd <= now else { return }
        if life.handle(.faded) == .finish { finish(at: fadeEnd) }
        status.show(life.phase)
    }

    /// Is over at once, whatever sounds or is frozen. What waits on the schedule stays.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func end(at now: Int) {
        lead = now - sample
        noteCut(at: Double(sample))
        mute.finish()
        guard life.handle(.dropped) == .finish else { return }
        finish(at: now)
        status.show(life.phase)
    }

    mutating func finish(at now: Int) {
        count = 0
        desk.clear()
        status.countFinish(at: now)
    }
}
