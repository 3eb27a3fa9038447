/// The voices that sound, in the order of their events, which is the order in which they are summed.
package struct VoicePool: ~Copyable, Sendable {
    private var voices: FlatArray<Voice?>
    private var count = 0
    /// How many voices sound.
    var activeCount: Int { count }
    private var playhead = Playhead()

    /// A pool with room for all voices that a timeline may need at once.
    package init(for timeline: borrowing Timeline) {
        voices = FlatArray(repeating: nil, count: timeline.capacity)
    }

    /// Adds all voices to the frames. Each goes over the whole of them before the next begins; what ends within them
    /// makes room at once.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func render(into frames: Frames, _ timeline: borrowing Timeline) {
        var kept = 0
        for index in 0..<count {
            guard var voice = voices[index], voice.render(into: frames, timeline) else { continue }
            voices[kept] = voice
            kept += 1
        }
        count = kept
        // An event begins at its first sample, which is the last that is not after its start by a whole one.
        let last = Double(frames.first + frames.haptic.count - 1)
        while let (event, origin) = playhead.next(before: last.nextUp, timeline) {
            var voice = Voice(event, of: timeline, origin: origin)
            if voice.render(into: frames, timeline) { append(voice) }
        }
    }

    /// Makes ready to render from a sample on, whatever was rendered before.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func seek(to sample: Int, _ timeline: borrowing Timeline) {
        count = 0
        playhead.seek(to: sample, timeline)
        var survivors = playhead.survivors(at: sample, timeline)
        while let (event, origin) = survivors.next(timeline) {
            var voice = Voice(event, of: timeline, origin: origin)
            guard voice.end > sample else { continue }
            voice.prepare(forSample: sample, timeline)
            append(voice)
        }
    }

    private mutating func append(_ voice: Voice) {
        voices[count] = voice
        count += 1
    }
}

extension Timeline {
    /// How many events of all passes of a loop can be under way at once.
    package var capacity: Int {
        guard passes > 1 else { return mostVoices }
        let overlapping = min(Numerics.ceiling(longest / loopEnd) + 1, passes)
        let (product, overflows) = mostVoices.multipliedReportingOverflow(by: overlapping)
        return overflows ? .max : product
    }
}
