import HapticPatterns
package import HapticRendering
import Synchronization

/// What an output plays: it asks for the next samples whenever it needs some, and so moves an engine's time.
///
/// The control side, on any threads, puts commands into a ring; the render side, on one thread at a time, takes them out
/// and plays. They share nothing else but a few counters.
public final class HapticSource: @unchecked Sendable {
    // The mixer belongs to whoever has set `isRendering`; as does the book; the other properties are constants and atomics.
    var mixer: Mixer
    /// Where players note things, for whoever has the mixer.
    var notes: NoteBook?
    private let isRendering = Atomic<Bool>(false)
    let isCollecting = Atomic<Bool>(false)
    let inbox: SharedRing<Command>
    let outbox: SharedRing<PlayerReference>
    let waiting = Atomic<Int>(0)
    let playerCount = Atomic<Int>(0)
    /// Players that were let go and not handed back yet.
    let leaving = Atomic<Int>(0)
    let drivers = Atomic<Int>(0)
    private let rendered = Atomic<Int>(TimeBase.firstSample)
    let kinds = Atomic<Int>(PlayedKinds(haptics: true, audio: true).rawValue)
    /// How often somebody began or ended to take in.
    let takeIns = Atomic<Int>(0)
    /// The sample to which time is to be moved on; none where it has passed.
    let skipTarget = Atomic<Int>(0)
    /// How signals are made.
    package let settings: RenderSettings
    package let capacities: PlaybackCapacities
    package let base: TimeBase
    /// From seconds in a pattern to positions.
    let clock: SampleClock

    /// An engine's render side at its first sample.
    ///
    /// - Parameters:
    ///   - settings: How signals are made. ``RenderSettings/Signal-swift.enum/preview`` makes haptics audible, for
    ///     loudspeakers. Motion, normalising, declicking, speed and loops are for renderers: players have rates and loops
    ///     of their own, an output's actuator moves by itself, and what is yet to be sent has no peak to be known.
    ///   - capacities: How much there is room for.
    /// - Throws: ``PlaybackError/settingForRenderers(name:)`` for one of those; ``PlaybackError/rendering(_:)`` where a
    ///   setting has no meaning, found by compiling an empty pattern.
    package init(
        settings: RenderSettings = RenderSettings(), capacities: PlaybackCapacities = PlaybackCapacities()
    ) throws(PlaybackError) {
        if let name = settings.settingForRenderers { throw .settingForRenderers(name: name) }
        do { _ = try Timeline(HapticPattern(events: []), settings: settings) } catch { throw .rendering(error) }
        self.settings = settings
        self.capacities = capacities
        base = TimeBase(rate: settings.sampleRate)
        clock = SampleClock(settings)
        inbox = SharedRing(capacity: capacities.allCommands)
        outbox = SharedRing(capacity: capacities.players)
        mixer = Mixer(settings, capacities, inbox: inbox, outbox: outbox)
    }

    deinit {
        // Nobody renders or sends any more: all that is left of players is here.
        mixer.takeAll { $0.destroy() }
        while let player = outbox.take() { player.destroy() }
    }

    /// Samples a second.
    public var sampleRate: Double { base.rate }

    /// The number of the sample that will be rendered next.
    package var nextSample: Int { rendered.load(ordering: .acquiring) }

    /// The time on the engine's clock in seconds: that of the sample to be rendered next. Never 0.
    public var currentTime: Double { base.seconds(of: nextSample) }

    /// Renders the next samples of all three channels, and moves time on by as many.
    ///
    /// For one thread at a time; a second one gets silence, and time stays. Allocates nothing and takes no lock.
    ///
    /// - Parameters:
    ///   - haptic: Is overwritten: as many samples as it has, as shares of full drive.
    ///   - left: Is overwritten with what is heard; must have as many samples as `haptic`.
    ///   - right: Is overwritten with what is heard; must have as many samples as `haptic`.
    public func render(
        haptic: inout MutableSpan<Float>, left: inout MutableSpan<Float>, right: inout MutableSpan<Float>
    ) {
        let count = haptic.count
        precondition(left.count == count && right.count == count, "all channels must have the same number of samples")
        // The spans hold that many samples each, and they are ours alone until the call is over.
        guard let base = unsafe haptic.withUnsafeMutableBufferPointer({ $0.baseAddress }),
            let leftBase = unsafe left.withUnsafeMutableBufferPointer({ $0.baseAddress }),
            let rightBase = unsafe right.withUnsafeMutableBufferPointer({ $0.baseAddress })
        else { return }
        let audio = unsafe (left: Lane(leftBase, count: count), right: Lane(rightBase, count: count))
        unsafe render(haptic: Lane(base, count: count), audio: audio)
    }

    private func render(haptic: Lane, audio: (left: Lane, right: Lane)) {
        guard beginBlock() else {
            haptic.clear()
            audio.left.clear()
            audio.right.clear()
            return
        }
        mixer.render(haptic: haptic, audio: audio)
        endRendering()
    }

    /// False where another thread renders. One that only takes in is waited for, which happens where time is stepped.
    func beginBlock() -> Bool {
        while true {
            let before = takeIns.load(ordering: .acquiring)
            if beginRendering() { return true }
            // Odd while somebody takes in.
            let now = takeIns.load(ordering: .acquiring)
            guard now != before || now % 2 == 1 else { return false }
            MonotonicClock.pause()
        }
    }

    /// False where another thread has the mixer.
    func beginRendering() -> Bool {
        guard !isRendering.exchange(true, ordering: .sequentiallyConsistent) else { return false }
        mixer.setPlays(PlayedKinds(rawValue: kinds.load(ordering: .acquiring)))
        mixer.receive()
        return true
    }

    func endRendering() {
        handBack()
        skipWhereAsked()
    }

    private func handBack() {
        mixer.giveBack()
        waiting.wrappingSubtract(mixer.takeDone(), ordering: .releasing)
        rendered.store(mixer.position, ordering: .releasing)
        // In one order with the skips that are asked for: whoever comes too late to do one himself is seen here.
        isRendering.store(false, ordering: .sequentiallyConsistent)
    }

    func skipWhereAsked() {
        while skipTarget.load(ordering: .sequentiallyConsistent) > 0, beginRendering() {
            let target = skipTarget.exchange(0, ordering: .sequentiallyConsistent)
            if target > 0 { mixer.skip(to: target) }
            handBack()
        }
    }
}
