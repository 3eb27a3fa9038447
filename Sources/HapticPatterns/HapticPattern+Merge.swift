extension HapticPattern {
    /// Both patterns at once, each feeling as it does alone.
    ///
    /// Events are put together as they are. A control acts on all events of a pattern, so that each one in use is looked
    /// at on its own, and the first of these that gives every event its own values is taken:
    /// 1. the control as it stands in one of the patterns, where no event of the other hears a difference;
    /// 2. each pattern's control while its events last, and until the next event of the other begins;
    /// 3. the same with constant values moved into events: a buzz at intensity 0.8 under a control of 0.5 becomes a buzz at
    ///    0.4 under none, which is exactly the same.
    ///
    /// Where none does, the merging is refused. Controls that only bend what rings on after an event count as well: a tap
    /// is taken to ring for 0.1 s, a release of value *r* for *r* seconds.
    ///
    /// - Parameters:
    ///   - other: The second pattern; its times count from the same start.
    ///   - ignoringTails: True where the controls need only be right up to the stated end of each event, for instance to
    ///     put patterns one behind the other although releases reach over.
    /// - Throws: ``MergeRefusal``, with the control and an event that cannot be satisfied.
    public func merged(with other: HapticPattern, ignoringTails: Bool = false) throws(MergeRefusal) -> HapticPattern {
        var first = legallyTimed
        var second = other.legallyTimed
        let length = max(first.duration, second.duration)
        var controls = HapticPattern()
        for id in HapticPattern(parameters: parameters + other.parameters, curves: curves + other.curves).controlsInUse
        {
            let solution = try ControlMerge(id, first, second, ignoringTails: ignoringTails).solved()
            controls.parameters += solution.parameters
            controls.curves += solution.curves
            for value in solution.firstValues { first.events[value.event].parameters[id.target] = value.value }
            for value in solution.secondValues { second.events[value.event].parameters[id.target] = value.value }
        }
        controls.events = first.events + second.events
        return controls.padded(to: length)
    }
}
