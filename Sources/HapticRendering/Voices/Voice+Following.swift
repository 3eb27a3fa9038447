extension Voice {
    /// Goes on from a sample under controls that have changed, at a position of the pattern and a rate that may have
    /// changed too. The phase goes on from where it is; samples before that one must have been rendered.
    ///
    /// - Parameters:
    ///   - number: The renderer's number of the sample.
    ///   - position: The position of the pattern at that sample.
    ///   - rate: How far the pattern gets on in one sample.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func follow(
        from number: Int, at position: Double, rate: Double, _ timeline: borrowing Timeline
    ) {
        let sample = min(max(number - first, 0), grid.count)
        let time = grid.time(of: sample)
        let phase = frequency.piece.cycles(at: time)
        grid.rate = rate
        grid.origin = position - rate * time
        let path = timeline.frequencyPath(of: event, on: grid)
        if event.isHaptic {
            frequency = FrequencyCursor(path, timeline.controls.sharpness, from: time, at: position, phase: phase)
            level = ControlCursor(timeline.controls.intensity, grid, from: sample, at: position)
        } else {
            frequency = FrequencyCursor(path, timeline.controls.pitch, from: time, at: position, phase: phase)
            level = ControlCursor(timeline.controls.volume, grid, from: sample, at: position)
        }
        pan = ControlCursor(timeline.controls.pan, grid, from: sample, at: position)
        brightness = ControlCursor(timeline.controls.brightness, grid, from: sample, at: position)
        frequencyStart = sample
        frequencyEnd = grid.sample(atOrAfter: frequency.piece.end)
    }

    /// Takes over an event that differs from its own in what lies ahead alone: its envelope.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func replace(by event: TimelineEvent, _ timeline: borrowing Timeline) {
        self.event = event
        grid.count = Self.count(of: event, offset: grid.offset)
        frequencyEnd = grid.sample(atOrAfter: frequency.piece.end)
        if event.isHaptic {
            level.fit(timeline.controls.intensity, grid)
        } else {
            level.fit(timeline.controls.volume, grid)
        }
        pan.fit(timeline.controls.pan, grid)
        brightness.fit(timeline.controls.brightness, grid)
    }

    /// Samples from the start of the event to one of the renderer's.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func time(ofSample number: Int) -> Double { grid.time(of: number - first) }

    /// The position of the pattern some samples after the start of the event.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func position(at time: Double) -> Double { grid.position(at: time) }

    /// Cycles from the start of the event to a time that has been reached, but for a sample or two.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func cycles(at time: Double) -> Double { frequency.piece.cycles(at: time) }

    /// Samples from the start of a sound until its last frame has been played, under the pitch control from where the
    /// voice is; infinite for what repeats.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func naturalEnd(_ timeline: borrowing Timeline) -> Double {
        guard case .sound(let body) = event.body, !body.loops else { return .infinity }
        let path = timeline.frequencyPath(of: event, on: grid)
        let frames = Double(timeline.sounds.frameCount(of: body.sound))
        var cursor = frequency
        while true {
            if let end = cursor.piece.time(ofCycles: frames) { return end }
            cursor.advance(path, timeline.controls.pitch)
        }
    }
}
