public import HapticPatterns

/// A pattern made ready to render, and a place in it.
///
/// A renderer hands out the signal in blocks of any size; the same samples come, to the bit, whatever the sizes, on
/// every run and every machine. Rendering allocates nothing, takes no lock and cannot fail: all that can go wrong
/// does when the renderer is made.
///
/// ```swift
/// var renderer = try Renderer(pattern)
/// let whole = renderer.renderAll()
/// ```
///
/// To render twice at once, make two renderers.
public struct Renderer: ~Copyable, Sendable {
    /// The settings it was made with.
    public let settings: RenderSettings
    /// The compiled pattern.
    package let timeline: Timeline
    private var pool: VoicePool
    private var motion: Motion
    private var output: Output
    private let scratch = Buffer(channels: 3, count: Renderer.chunk)
    /// The number of the next sample to be rendered, counted from the start of the pattern.
    public private(set) var position = 0

    /// Compiles a pattern.
    ///
    /// Values are taken as `HapticPattern.normalized()` takes them; the pattern need not be normalised or sorted.
    /// With ``Limiter/normalise`` the pattern is rendered once to find its peak.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - settings: Everything that can be chosen.
    ///   - sounds: The sounds that its audio events play.
    /// - Throws: ``RenderError`` where a setting has no meaning or a time is too late.
    public init(
        _ pattern: HapticPattern, settings: RenderSettings = RenderSettings(), sounds: SoundLibrary = SoundLibrary()
    ) throws(RenderError) {
        let timeline = try Timeline(pattern, settings: settings, sounds: sounds)
        guard timeline.capacity <= Renderer.mostVoices else { throw .tooManyVoices(timeline.capacity) }
        self.settings = settings
        pool = VoicePool(for: timeline)
        motion = Motion(settings, for: timeline)
        output = Output(settings.limiter)
        self.timeline = timeline
        if settings.limiter == .normalise { normalise() }
    }

    /// Samples from the start until the pattern's stated duration is over and the last event, pass of the loop and
    /// actuator have fallen silent (the actuator by 60 dB).
    public var sampleCount: Int {
        var lastPass = timeline.passes > 1 ? Double(timeline.passes - 1) * timeline.loopEnd : 0
        // Sounds begin on whole samples, in each pass.
        if hasAudio { lastPass = Double(Numerics.ceiling(lastPass)) }
        let stated = timeline.loopEnd < .infinity ? timeline.loopEnd : timeline.duration
        let ringing = settings.signal == .motion ? settings.actuator.ringing * settings.sampleRate : 0
        let end = lastPass + max(timeline.end, stated) + (timeline.end > 0 ? ringing : 0)
        return max(Numerics.ceiling(end - SampleClock.tolerance), 0)
    }

    /// True where the pattern has events that are heard: they have two channels beside the haptic one.
    public var hasAudio: Bool { timeline.hasAudio }

    /// The sounds that audio events name and that the library lacks; these events are silent.
    public var missingSounds: [HapticEvent.Sound.Source] { timeline.missingSounds }

    /// What the limiter found on the haptic channel since the start or the last seek.
    public var report: LimiterReport { output.haptic }
    /// What the limiter found on both audio channels.
    public var audioReport: LimiterReport { output.audio }

    /// Goes to a sample, which comes next; reports begin anew.
    ///
    /// What follows is what would have come there without the jump: events under way are entered half-way. (A player
    /// that seeks does not enter them: that is a player's business.) The motion of a resonant actuator agrees to 1 in
    /// 10^12.
    ///
    /// - Complexity: O(log *n*) in the number of events, plus the lines of controls over each event that is under way;
    ///   for a rotating motor, the time that went before.
    public mutating func seek(to sample: Int) {
        let sample = min(max(sample, 0), Int(SampleClock.lastPosition))
        position = max(sample - motion.samplesToPrepare, 0)
        pool.seek(to: position, timeline)
        motion.seek(to: position, timeline)
        while position < sample { render(haptic: scratch.lane(0, count: sample - position), audio: nil) }
        output.reset()
    }

    private mutating func normalise() {
        let count = sampleCount
        while position < count { _ = renderToScratch(upTo: count) }
        output.normalise()
        seek(to: 0)
    }

    /// Renders at most one chunk, for a look at the samples.
    mutating func renderToScratch(upTo end: Int) -> (haptic: Lane, audio: (left: Lane, right: Lane)?) {
        let haptic = scratch.lane(0, count: end - position)
        let audio = hasAudio ? (scratch.lane(1, count: haptic.count), scratch.lane(2, count: haptic.count)) : nil
        render(haptic: haptic, audio: audio)
        return (haptic, audio)
    }

    /// More events at once than this would take over a gigabyte.
    static var mostVoices: Int { 1 << 22 }

    /// Samples that are rendered at one go: few enough to stay in the processor's cache.
    static var chunk: Int { 4096 }

    /// Renders the next samples into lanes of one length.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func render(haptic: Lane, audio: (left: Lane, right: Lane)?) {
        var start = 0
        while start < haptic.count {
            let count = min(haptic.count - start, Renderer.chunk)
            if let audio {
                render(
                    chunk: haptic.part(from: start, count: count),
                    audio: (audio.left.part(from: start, count: count), audio.right.part(from: start, count: count)))
            } else {
                render(chunk: haptic.part(from: start, count: count), audio: nil)
            }
            start += count
        }
    }

    private mutating func render(chunk haptic: Lane, audio: (left: Lane, right: Lane)?) {
        haptic.clear()
        audio?.left.clear()
        audio?.right.clear()
        pool.render(into: Frames(haptic: haptic, audio: audio, first: position), timeline)
        if motion.ignoresDrive { haptic.clear() }
        motion.process(haptic, first: position, timeline)
        output.process(haptic, isAudio: false)
        if let audio {
            output.process(audio.left, isAudio: true)
            output.process(audio.right, isAudio: true)
        }
        position += haptic.count
    }
}
