/// One span of an audio event: where it lies, and what volume, envelope, pan and brightness do over it.
struct AudioSpan: BitwiseCopyable {
    let start: Int
    let end: Int
    let time: Double
    let volume: Ramp
    let envelope: Ramp
    let pan: PanRamps
    /// Brightness at the first sample and at the first one after the span.
    let brightness: (first: Double, last: Double)

    var count: Int { end - start }

    @inline(__always)
    func gain(_ x: Float) -> Float { volume(x) * envelope(x) }
}

extension Voice {
    /// The span of an audio event in which a sample lies.
    mutating func audioSpan(
        around sample: Int, _ body: TimelineEvent.Sounding, _ event: TimelineEvent, isStereo: Bool,
        _ timeline: borrowing Timeline
    ) -> AudioSpan {
        level.move(to: sample, timeline.controls.volume, grid)
        pan.move(to: sample, timeline.controls.pan, grid)
        brightness.move(to: sample, timeline.controls.brightness, grid)
        moveFrequency(to: sample, timeline.frequencyPath(of: event, on: grid), timeline.controls.pitch)
        let (stage, stageStart, stageEnd) = EnvelopeSamples(body.envelope, grid).stage(of: sample)
        var bounds = SpanBounds(cellAround: sample)
        bounds.narrow(stageStart, stageEnd)
        bounds.narrow(frequencyStart, frequencyEnd)
        bounds.narrow(level)
        bounds.narrow(pan)
        bounds.narrow(brightness)
        let (start, end) = (bounds.start, bounds.end)
        let time = grid.time(of: start)
        let strength = Double(event.strength)
        let volume = level.line(at: time, timeline.controls.volume, grid)
        let panLine = pan.line(at: time, timeline.controls.pan, grid)
        let brightnessLine = brightness.line(at: time, timeline.controls.brightness, grid)
        let panEnds = Self.ends(of: panLine, plus: Double(body.pan), over: end - start, in: -1, 1)
        return AudioSpan(
            start: start, end: end, time: time, volume: Ramp(strength * volume.value, strength * volume.slope),
            envelope: Ramp(body.envelope.line(stage, at: time), times: 1),
            pan: PanRamps(from: panEnds.first, to: panEnds.last, over: end - start, isStereo: isStereo),
            brightness: Self.ends(of: brightnessLine, plus: Double(body.brightness), over: end - start, in: 0, 1))
    }

    /// The effective values at both ends of a span, each clamped.
    private static func ends(
        of line: (value: Double, slope: Double), plus value: Double, over count: Int, in low: Double, _ high: Double
    ) -> (first: Double, last: Double) {
        let first = value + line.value
        let last = first + line.slope * Double(count)
        return (min(max(first, low), high), min(max(last, low), high))
    }
}
