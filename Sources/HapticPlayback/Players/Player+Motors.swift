import HapticRendering

// Time that passes for motors. Times are samples from the one that comes next.
extension Player {
    /// Makes ready for samples to pass, and tells how many of them can at one go: up to the seam of a loop.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func prepareToPass(_ wanted: Int, at now: Int) -> Int {
        guard life.runs else { return wanted }
        lead = now - sample
        settle()
        wrapWhereDue(at: now)
        guard life.runs else { return wanted }
        settle()
        return min(wanted, min(samplesToSeam, mute.steady))
    }

    /// Drops the events that are over at a time, and takes in those that have begun.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func takeIn(at time: Double) {
        let now = Double(sample) + time
        var kept = 0
        for index in 0..<count {
            guard let live = voices[index] else { continue }
            let end = live.start + motors.reach(of: live.voice.event)
            if end > now {
                voices[kept] = live
                kept += 1
            } else {
                lastEnd = max(lastEnd, Numerics.ceiling(end - SampleClock.tolerance))
            }
        }
        count = kept
        while let start = nextStart, start <= now {
            nextEvent += 1
            admit(nextEvent - 1, start: start)
        }
    }

    /// When the next event begins in this pass.
    private var nextStart: Double? {
        guard nextEvent < timeline.events.count else { return nil }
        let event = timeline.events[nextEvent]
        return !life.hasSeam || event.start < clock.loopEnd ? start(of: event) : nil
    }

    /// The next time after one at which anything takes another course, or infinity.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    func nextChange(after time: Double) -> Double {
        var next = Double.infinity
        if let start = nextStart { next = start - Double(sample) }
        for index in 0..<count {
            guard let live = voices[index] else { continue }
            let start = live.start - Double(sample)
            let change = start + live.voice.motorChange(after: time - start, motors, timeline)
            // What rounding puts at the time itself has happened.
            if change > time { next = min(next, change) }
        }
        return next
    }

    /// Adds what all events ask for at a time, by the lines in force at another.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    func addLevels(at time: Double, seenFrom middle: Double, gain: Double, to levels: inout MotorLevels) {
        let gain = gain * mute.level(after: time)
        guard gain > 0 else { return }
        for index in 0..<count {
            guard let live = voices[index] else { continue }
            let since = Double(sample) + middle - live.start
            guard since >= 0 else { continue }
            live.voice.addMotorLevels(
                at: since, later: time - middle, gain: gain, to: &levels, motors, timeline)
        }
    }

    /// Lets samples pass.
    ///
    /// - Parameter now: The engine's number of the first.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func pass(_ passed: Int, at now: Int) {
        guard life.runs else { return passStop(by: now + passed) }
        takeIn(at: Double(passed))
        sample += passed
        for index in 0..<count {
            voices[index]?.voice.pass(to: sample, timeline)
        }
        mute.advance(by: passed)
        endWhereDue(at: now + passed)
        status.show(life.phase)
    }
}
