extension Voice {
    mutating func renderSound(
        _ body: TimelineEvent.Sounding, _ event: TimelineEvent, _ stretch: Stretch,
        into lanes: (left: Lane, right: Lane),
        _ timeline: borrowing Timeline
    ) {
        eachFrame(of: body, event, from: stretch.start, to: stretch.end, timeline) { sample, left, right in
            lanes.left.add(left, at: sample + stretch.shift)
            lanes.right.add(right, at: sample + stretch.shift)
        }
    }

    /// Brings the low-pass of a sound into the state that it has at a sample in its middle, for a renderer that begins
    /// there: it is run over the samples before. What is not a sound has no state.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func prepare(forSample number: Int, _ timeline: borrowing Timeline) {
        let event = event
        let sample = min(number - first, grid.count)
        guard case .sound(let body) = event.body, sample > 0 else { return }
        eachFrame(of: body, event, from: max(sample - LowPass.memory, 0), to: sample, timeline) { _, _, _ in }
    }

    @inline(__always)
    private mutating func eachFrame(
        of body: TimelineEvent.Sounding, _ event: TimelineEvent, from first: Int, to last: Int,
        _ timeline: borrowing Timeline, _ output: (_ sample: Int, _ left: Float, _ right: Float) -> Void
    ) {
        let isStereo = timeline.sounds.isStereo(body.sound)
        var sample = first
        while sample < last {
            let span = audioSpan(around: sample, body, event, isStereo: isStereo, timeline)
            let end = min(span.end, last)
            let step = Ramp(
                from: LowPass.step(ofBrightness: span.brightness.first, rate: timeline.waveform.rate),
                to: LowPass.step(ofBrightness: span.brightness.last, rate: timeline.waveform.rate), over: span.count)
            while sample < end {
                let x = Float(Int32(truncatingIfNeeded: sample - span.start))
                let place = frequency.piece.cycles(at: span.time + Double(x))
                let frame = timeline.sounds.value(of: body.sound, at: place, loops: body.loops)
                let filtered = filter(frame, step: Double(step(x)))
                let panned = span.pan(x, left: filtered.left, right: filtered.right)
                output(sample, span.gain(x) * panned.left, span.gain(x) * panned.right)
                sample += 1
            }
        }
    }

    /// One step of the low-pass; a step of 1 lets the sound through as it is.
    @inline(__always)
    private mutating func filter(_ frame: (left: Float, right: Float), step: Double) -> (left: Float, right: Float) {
        lowPass.left += step * (Double(frame.left) - lowPass.left)
        lowPass.right += step * (Double(frame.right) - lowPass.right)
        return step == 1 ? frame : (Float(lowPass.left), Float(lowPass.right))
    }
}
