/// Goes through a timeline in control steps and finds the strongest moment of each, from the events, never from
/// samples.
package struct MotorStepper: ~Copyable, Sendable {
    // Not private: as part of a noncopyable type that another file uses, that fails to link without optimisation.
    struct Active: BitwiseCopyable, Sendable {
        var event: Int
        /// The position of the event's start, in the pass of the loop that it belongs to.
        var start: Double
    }

    private var active: FlatArray<Active>
    private var count = 0
    private var playhead = Playhead()
    /// Samples of one step, and of the finer steps in which sums are looked at besides all corners.
    private let step: Double
    private let fineStep: Double
    private let share: MotorShare
    /// The number of the next step.
    package private(set) var number = 0

    package init(for timeline: borrowing Timeline) {
        active = FlatArray(repeating: Active(event: 0, start: 0), count: timeline.capacity)
        let (rules, clock) = (timeline.motors, timeline.clock)
        step = clock.samples(ofSeconds: rules.step)
        fineStep = step / 10
        share = MotorShare(for: timeline)
    }

    /// The position at which the next step begins.
    package var position: Double { Double(number) * step }

    /// Goes back to the first step.
    mutating func restart() {
        count = 0
        playhead = Playhead()
        number = 0
    }

    /// True once nothing is under way or to come.
    package func isFinished(_ timeline: borrowing Timeline) -> Bool {
        guard playhead.isFinished(timeline) else { return false }
        for index in 0..<count where end(of: active[index], timeline) > position { return false }
        return true
    }

    /// The highest levels within the next step, each by itself.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func next(_ timeline: borrowing Timeline) -> MotorLevels {
        let end = Double(number + 1) * step
        var highest = MotorLevels()
        var time = position
        var fine = 1
        while time < end {
            // Not for the whole step at once: more events may begin in it than are ever under way together.
            admit(at: time, timeline)
            let fineEnd = fine < 10 ? position + Double(fine) * fineStep : end
            let next = min(fineEnd, min(nextChange(after: time, timeline), playhead.nextStart(timeline)))
            let middle = 0.5 * (time + next)
            highest.formMaximum(with: levels(at: time, seenFrom: middle, timeline))
            highest.formMaximum(with: levels(at: next, seenFrom: middle, timeline))
            if next >= fineEnd { fine += 1 }
            time = next
        }
        number += 1
        return highest
    }

    /// Drops the events that are over at a position and takes in those that have begun there.
    private mutating func admit(at position: Double, _ timeline: borrowing Timeline) {
        var kept = 0
        for index in 0..<count where end(of: active[index], timeline) > position {
            active[kept] = active[index]
            kept += 1
        }
        count = kept
        while let (event, origin) = playhead.next(before: position.nextUp, timeline) {
            let compiled = timeline.events[event]
            guard compiled.isHaptic else { continue }
            active[count] = Active(event: event, start: origin + compiled.start)
            count += 1
        }
    }

    private func end(of active: Active, _ timeline: borrowing Timeline) -> Double {
        active.start + share.reach(of: timeline.events[active.event])
    }

    /// The next position after one at which any event under way ends or takes another course.
    private func nextChange(after position: Double, _ timeline: borrowing Timeline) -> Double {
        var next = Double.infinity
        for index in 0..<count {
            let event = timeline.events[active[index].event]
            let start = active[index].start
            let change = share.change(of: event, after: position - start, origin: event.start, timeline)
            // What rounding puts at the position itself has happened.
            if start + change > position { next = min(next, start + change) }
        }
        return next
    }

    /// The levels at a position, by the lines in force at another: so a corner has a level on either side.
    private func levels(at position: Double, seenFrom middle: Double, _ timeline: borrowing Timeline) -> MotorLevels {
        var levels = MotorLevels()
        for index in 0..<count {
            let event = timeline.events[active[index].event]
            let time = middle - active[index].start
            guard time >= 0 else { continue }
            share.add(event, at: time, later: position - middle, origin: event.start, to: &levels, timeline)
        }
        return levels
    }
}
