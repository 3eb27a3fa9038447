import HapticRendering

extension Mixer {
    /// Lets samples pass that nobody wants, and finds the highest level of each motor within them, from the events that
    /// are under way and their controls.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func passForMotors(_ frames: Int) -> MotorLevels {
        var highest = MotorLevels()
        var done = 0
        while done < frames {
            performDue()
            var count = prepareToPass(frames - done)
            count = min(count, min(hapticLevel.steady, audioLevel.steady))
            if let next = schedule.nextSample { count = min(count, next - position) }
            find(&highest, within: count, after: done)
            pass(count)
            done += count
        }
        return highest
    }

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    private mutating func prepareToPass(_ wanted: Int) -> Int {
        var wanted = wanted
        for index in 0..<count { wanted = players[index]?.prepareToPass(wanted, at: position) ?? wanted }
        return wanted
    }

    /// Looks at all moments at which anything takes another course, and at finer steps in between.
    ///
    /// - Parameter done: Samples that have passed in this call: the finer steps are counted from its start.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    private func find(_ highest: inout MotorLevels, within count: Int, after done: Int) {
        let end = Double(count)
        var time = 0.0
        while time < end {
            takeIn(at: time)
            let fine = Double(Numerics.floor((Double(done) + time + Self.moment) / fineStep) + 1) * fineStep
            let next = nextChange(after: time, atMost: min(end, fine - Double(done)))
            let middle = 0.5 * (time + next)
            highest.formMaximum(with: levels(at: time, seenFrom: middle))
            highest.formMaximum(with: levels(at: next, seenFrom: middle))
            time = next
        }
    }

    /// Changes that are closer to each other than this are one.
    private static var moment: Double { SampleClock.tolerance }

    private func takeIn(at time: Double) {
        for index in 0..<count where players[index]?.runs == true { players[index]?.takeIn(at: time) }
    }

    private func nextChange(after time: Double, atMost end: Double) -> Double {
        var next = end
        for index in 0..<count {
            guard let player = players[index], player.runs else { continue }
            let change = player.nextChange(after: time)
            if change > time + Self.moment { next = min(next, change) }
        }
        return max(next, min(time + Self.moment, end))
    }

    private func levels(at time: Double, seenFrom middle: Double) -> MotorLevels {
        var levels = MotorLevels()
        let gain = hapticLevel.level(after: time)
        guard gain > 0, plays.haptics else { return levels }
        for index in 0..<count {
            guard let player = players[index], player.runs else { continue }
            player.addLevels(at: time, seenFrom: middle, gain: gain, to: &levels)
        }
        return levels
    }

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    private mutating func pass(_ passed: Int) {
        for index in 0..<count { players[index]?.pass(passed, at: position) }
        tail.pass(passed)
        hapticLevel.advance(by: passed)
        audioLevel.advance(by: passed)
        position += passed
    }
}
