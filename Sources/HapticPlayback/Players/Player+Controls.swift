import HapticRendering

extension Player {
    /// A line of a control that was sent takes over at the next sample. While nothing plays it waits for what will.
    mutating func send(_ line: ControlLine, at now: Int) {
        guard desk.send(line, at: now) else { return }
        isSteered = true
        let control = Int(line.control)
        let position = clock.position(at: sample)
        desk.open(control, at: position, orThere: false)
        guard life.runs else { return }
        put(desk.segment(control, at: now, position: position, rate: clock.rate), control, until: desk.end(control))
        isStale = true
    }

    /// What was sent, where it is in force, as it is now: after a pause, or at another rate.
    mutating func refresh(at now: Int) {
        let position = clock.position(at: sample)
        for control in 0..<ControlDesk.controls {
            guard let line = desk.segment(control, at: now, position: position, rate: clock.rate) else { continue }
            put(line, control, until: desk.end(control))
        }
        isStale = true
    }

    /// All controls as they are where the pattern is entered at a position: what was sent stays in force until the
    /// pattern itself takes over.
    mutating func takeUpControls(from position: Double, at now: Int) {
        let current = clock.position(at: sample)
        for control in 0..<ControlDesk.controls {
            desk.open(control, at: position, orThere: true)
            let line = desk.segment(control, at: now, position: current, rate: clock.rate)
            if line != nil { isSteered = true }
            put(line, control, until: desk.end(control))
        }
    }

    /// Brings the voices up to what has changed since they were rendered.
    mutating func settle() {
        guard isStale else { return }
        let position = clock.position(at: sample)
        for index in 0..<count {
            voices[index]?.follow(
                from: sample, at: position, rate: clock.rate, slowing: slowing, envelopes, timeline)
        }
        (isStale, slowing) = (false, 1)
        noteControls()
    }

    /// Puts a line in front of a control's table, or takes it away. In the order of `DynamicParameterID`.
    private mutating func put(_ line: ControlTable.Segment?, _ control: Int, until end: Double) {
        switch control {
        case 0: timeline.controls.intensity.override(by: line, until: end)
        case 1: timeline.controls.sharpness.override(by: line, until: end)
        case 2: envelopes.controls.haptic.attack.override(by: line, until: end)
        case 3: envelopes.controls.haptic.decay.override(by: line, until: end)
        case 4: envelopes.controls.haptic.release.override(by: line, until: end)
        case 5: timeline.controls.volume.override(by: line, until: end)
        case 6: timeline.controls.pan.override(by: line, until: end)
        case 7: timeline.controls.brightness.override(by: line, until: end)
        case 8: timeline.controls.pitch.override(by: line, until: end)
        case 9: envelopes.controls.audio.attack.override(by: line, until: end)
        case 10: envelopes.controls.audio.decay.override(by: line, until: end)
        default: envelopes.controls.audio.release.override(by: line, until: end)
        }
    }
}
