extension HapticPattern {
    /// How long the pattern is, in seconds: the latest end of an event or time of a parameter.
    ///
    /// An event ends at its time plus its stated duration; a tap without one takes no time, and so does a sound whose
    /// length only its file knows. Curves do not count, nor does what is heard or felt after an event's duration
    /// (release, ringing taps). Times that a player corrects are taken as it corrects them. Always finite, never negative.
    ///
    /// Source: Apple's header counts the last event or parameter and the event's duration; taking the latest end where
    /// events overlap is our reading.
    public var duration: Double {
        var latest = 0.0
        // Field by field, since to copy an event counts the references to its texts.
        for index in events.indices {
            guard let time = events[index].time.legalTime else { continue }
            latest = max(latest, time + (events[index].duration?.legalDuration ?? 0))
        }
        for parameter in parameters { latest = max(latest, parameter.time.legalTime ?? 0) }
        return min(latest, .greatestFiniteMagnitude)
    }

    /// The pattern lengthened to at least that many seconds by a parameter that changes nothing.
    ///
    /// It belongs to a control that the pattern does not use; where all are used, it repeats the value in force.
    func padded(to length: Double) -> HapticPattern {
        guard length > duration, length.isFinite else { return self }
        let used = controlsInUse
        let id = DynamicParameterID.allCases.first { !used.contains($0) } ?? .audioReleaseTimeControl
        var padded = self
        padded.parameters.append(DynamicParameter(id, time: length, value: value(of: id, at: length)))
        return padded
    }
}
