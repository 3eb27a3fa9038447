extension Voice {
    /// Adds the voice's samples to the frames for which it sounds. False once it has none beyond them.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func render(into frames: Frames, _ timeline: borrowing Timeline) -> Bool {
        let last = frames.first + frames.haptic.count
        let range = Stretch(
            start: max(frames.first - first, 0), end: min(last - first, grid.count), shift: first - frames.first)
        if range.start < range.end { render(range, into: frames, timeline) }
        return end > last
    }

    /// Own samples to render, and what to add to their number to get their place in the lanes.
    struct Stretch: BitwiseCopyable {
        var start: Int
        let end: Int
        let shift: Int
    }

    private mutating func render(_ stretch: Stretch, into frames: Frames, _ timeline: borrowing Timeline) {
        let event = event
        switch event.body {
        case .tap(let tap):
            renderTap(tap, strength: Double(event.strength), stretch, into: frames.haptic, timeline)
        case .continuous(let continuous):
            renderContinuous(continuous, event, stretch, into: frames.haptic, timeline)
        case .tone(let tone):
            guard let audio = frames.audio else { return }
            renderTone(tone, event, stretch, into: audio, timeline)
        case .sound(let sound):
            guard let audio = frames.audio else { return }
            renderSound(sound, event, stretch, into: audio, timeline)
        }
    }

    /// Goes on to the piece of the frequency that holds for a sample.
    @inline(__always)
    mutating func moveFrequency(to sample: Int, _ path: FrequencyCursor.Path, _ table: borrowing ControlTable) {
        while sample >= frequencyEnd, frequencyEnd < grid.count {
            frequency.advance(path, table)
            frequencyStart = frequencyEnd
            frequencyEnd = grid.sample(atOrAfter: frequency.piece.end)
        }
    }
}
