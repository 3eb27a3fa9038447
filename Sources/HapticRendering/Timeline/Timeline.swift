package import HapticPatterns

/// A pattern compiled for one sample clock: flat arrays sorted by time, about 90 bytes an event, that are never written
/// again. Everything that a voice needs while it renders is here.
package struct Timeline: ~Copyable, Sendable {
    package let clock: SampleClock
    /// The events that make any output, in the order of ``TimelineEvent/precedes(_:_:)``.
    package let events: FlatArray<TimelineEvent>
    /// The controls that act from sample to sample.
    package var controls: Controls
    package let waveform: Waveform
    let sounds: SoundBank
    package let motors: MotorRules
    private let index: TimelineIndex
    /// Samples for which a tap counts on motors.
    private let motorTap: Double

    /// The pattern's stated end, and where the last event falls silent: both are positions.
    package let duration: Double
    package let end: Double
    /// How long the longest event is, in samples.
    let longest: Double
    /// How many events are under way at once at most.
    let mostVoices: Int
    /// True where an event is heard rather than felt.
    package let hasAudio: Bool
    /// Where the loop goes back, or infinity without one, and how often the pattern is played.
    package let loopEnd: Double
    package let passes: Int
    /// The sounds that the library lacks.
    package let missingSounds: [HapticEvent.Sound.Source]

    /// Compiles a pattern.
    ///
    /// - Complexity: O(*n*) for *n* events, up to O(*n* log *n*) the more of them share one time.
    package init(
        _ pattern: HapticPattern, settings: RenderSettings, sounds library: SoundLibrary = SoundLibrary()
    ) throws(RenderError) {
        try settings.validate()
        // Of the pattern as it is stated: what returns to neutral must not make it longer.
        let loop = try LoopBounds(pattern, settings)
        let pattern = settings.profile.curvesReturnToNeutral ? pattern.returningToNeutral() : pattern
        let compiler = EventCompiler(pattern, settings, library, loopEnd: loop.end)
        var events = try compiler.events(of: pattern)
        controls = Controls(pattern, on: compiler.clock, declick: settings.declickSamples)
        PhaseJoins.resolve(&events, compiler.waveform.continuousFrequency, controls.sharpness)
        let summary = TimelineSummary(events, settings)
        (end, longest, mostVoices, hasAudio) = (summary.end, summary.longest, summary.mostVoices, summary.hasAudio)
        motorTap = summary.motorTap
        index = TimelineIndex(count: events.count) { summary.span(of: events[$0]) }
        (clock, waveform, missingSounds) = (compiler.clock, compiler.waveform, compiler.sounds.missing)
        (loopEnd, passes, duration) = (loop.end, loop.passes, loop.duration)
        motors = settings.motors
        sounds = compiler.takeBank()
        self.events = events
    }

    /// The first event that begins at a position or later; the number of events where none does.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func firstEvent(atOrAfter position: Double) -> Int {
        let group = index.groupOfFirstStart(atOrAfter: position)
        var event = group.lowerBound
        while event < group.upperBound, events[event].start < position { event += 1 }
        return event
    }

    /// The first event from `event` on, and below `limit`, that may still count after a position: its waveform, or what
    /// it asks of a motor. The limit where there is none.
    ///
    /// - Complexity: O(log *n*), whatever lies in between.
    package func nextEvent(from event: Int, below limit: Int, lastingBeyond position: Double) -> Int {
        var event = index.candidate(from: event, below: limit, endingAfter: position)
        while event < limit, reach(of: event) <= position {
            event = index.candidate(from: event + 1, below: limit, endingAfter: position)
        }
        return event
    }

    /// The position from which an event counts no more.
    private func reach(of event: Int) -> Double {
        events[event].start + events[event].reach(motorTap: motorTap)
    }
}
