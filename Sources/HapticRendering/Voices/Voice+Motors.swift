// A voice that drives motors is never rendered: it is looked at. Times are samples from the start of its event.
extension Voice {
    /// When the event ends on motors or takes another course next, or infinity.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func motorChange(after time: Double, _ share: MotorShare, _ timeline: borrowing Timeline) -> Double {
        share.change(of: event, after: time, origin: grid.origin, rate: grid.rate, timeline)
    }

    /// Adds what it asks of motors some samples after a time (or before it), by the lines in force at that time.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func addMotorLevels(
        at time: Double, later: Double, gain: Double, to levels: inout MotorLevels, _ share: MotorShare,
        _ timeline: borrowing Timeline
    ) {
        share.add(
            event, at: time, later: later, gain: gain, origin: grid.origin, rate: grid.rate, to: &levels, timeline)
    }

    /// Lets samples go by without rendering them, up to the renderer's sample of that number.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func pass(to number: Int, _ timeline: borrowing Timeline) {
        let sample = min(max(number - first, 0), grid.count)
        let path = timeline.frequencyPath(of: event, on: grid)
        if event.isHaptic {
            moveFrequency(to: sample, path, timeline.controls.sharpness)
        } else {
            moveFrequency(to: sample, path, timeline.controls.pitch)
        }
    }
}
