import HapticPatterns
import HapticRendering
import Synchronization

/// A pattern while an engine plays it: the render side of a player.
///
/// It counts samples of its own, which pass only while it plays, so that a pause needs no arithmetic: what was frozen
/// goes on with the sample that would have come next.
package struct Player: ~Copyable, Sendable {
    var timeline: Timeline
    var envelopes: EnvelopeMaker
    var desk: ControlDesk
    let shapes: FlatArray<EventShape>
    let taps: TapCompiler
    let motors: MotorShare
    /// Samples, which need not be whole, over which an event fades out at a seam.
    let fade: Double
    var plays = PlayedKinds(haptics: true, audio: true)
    var voices: FlatArray<LiveVoice?>
    var count = 0
    /// The next event of the timeline to begin, in this pass.
    var nextEvent = 0
    var clock: PatternClock
    var life = LifeCycle()
    /// The player's sample to be rendered next.
    var sample = 0
    /// The player's sample after the last one of all voices that have ended.
    var lastEnd = 0
    /// True once anything but the pattern itself has a say, so that what was compiled ahead no longer holds.
    var isSteered = false
    /// True where voices have yet to follow what has changed, with the factor by which what is left of them grows.
    var isStale = false
    var slowing = 1.0
    var mute: LevelRamp
    /// The engine's sample at which a fade after a stop is over.
    var fadeEnd = 0

    /// Where it notes what happens to its events; mostly nowhere.
    var notes: NotePen?
    /// A number that no other player of the process has, and which of its starts it plays.
    let number: Int
    var played = 0
    /// How far the engine's samples are ahead of its own.
    var lead = 0

    /// For the mixer: commands on the schedule, the starts among them, the number below which they were cancelled, and
    /// whether the control side has let go. (A stop forgets earlier starts, a cancel all that was asked for earlier.)
    var pending = 0
    var starts = StartCount()
    var cancelledBelow = 0
    var isReleased = false
    /// For the control side.
    package let status = PlayerStatus()

    /// Compiles a pattern, and makes room for its voices.
    init(
        _ pattern: HapticPattern, settings: RenderSettings, sounds: SoundLibrary, spareVoices: Int
    ) throws(RenderError) {
        number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
        let timeline = try Timeline(pattern, settings: settings, sounds: sounds)
        let pattern = settings.profile.curvesReturnToNeutral ? pattern.returningToNeutral() : pattern
        let clock = timeline.clock
        envelopes = EnvelopeMaker(pattern, settings)
        desk = ControlDesk(pattern, on: clock)
        shapes = FlatArray(pattern.events.map { EventShape($0, on: clock) })
        taps = TapCompiler(settings)
        motors = MotorShare(for: timeline)
        fade = clock.samples(ofSeconds: RenderSettings.cutFade)
        voices = FlatArray(repeating: nil, count: 2 * timeline.capacity + max(spareVoices, 1))
        self.clock = PatternClock(loopEnd: max(timeline.duration, 1))
        mute = LevelRamp(length: Self.fadeLength(clock))
        self.timeline = timeline
    }

    private static let numbers = Atomic<Int>(0)

    /// Samples of a fade.
    static func fadeLength(_ clock: SampleClock) -> Int {
        Numerics.ceiling(clock.samples(ofSeconds: RenderSettings.cutFade) - SampleClock.tolerance)
    }

    /// True where the mixer may give it back.
    var isIdle: Bool { isReleased && pending == 0 && !life.isActive }
}
