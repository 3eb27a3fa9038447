package import HapticPatterns
package import HapticRendering
import Synchronization

/// What an output plays: it asks for the next samples whenever it needs some, and so moves an engine's time.
///
/// The control side, on any threads, puts commands into a ring; the render side, on one thread at a time, takes them out
/// and plays. They share nothing else but a few counters.
public final class HapticSource: @unchecked Sendable {
    // The mixer belongs to whoever has set `isRendering`; the other properties are constants and atomics.
    private var mixer: Mixer
    private let isRendering = Atomic<Bool>(false)
    private let isCollecting = Atomic<Bool>(false)
    private let inbox: SharedRing<Command>
    private let outbox: SharedRing<PlayerReference>
    private let waiting = Atomic<Int>(0)
    private let playerCount = Atomic<Int>(0)
    private let drivers = Atomic<Int>(0)
    private let rendered = Atomic<Int>(TimeBase.firstSample)
    private let kinds = Atomic<Int>(PlayedKinds(haptics: true, audio: true).rawValue)
    /// The sample to which time is to be moved on; none where it has passed.
    private let skipTarget = Atomic<Int>(0)
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
        guard beginRendering() else {
            haptic.clear()
            audio.left.clear()
            audio.right.clear()
            return
        }
        mixer.render(haptic: haptic, audio: audio)
        endRendering()
    }
}

extension HapticSource {
    /// Lets samples pass without making any, and tells what the two motors of a gamepad should do for so long: the
    /// highest command that each should have within that time, as the events under way and their controls ask for it.
    ///
    /// For one thread at a time; a second one gets rest, and time stays. Allocates nothing and takes no lock. A fade of
    /// 2 ms, as after a stop, is none for a motor, which stops at once.
    ///
    /// - Parameter frames: How many samples, such as those of a hundredth of a second; less than 1 stands for none.
    public func motors(after frames: Int) -> MotorStrengths {
        guard beginRendering() else { return MotorStrengths() }
        let levels = mixer.passForMotors(max(frames, 0))
        endRendering()
        return MotorStrengths(
            low: settings.motors.command(forLevel: levels.heavy), high: settings.motors.command(forLevel: levels.light))
    }

    /// Moves time on to a sample without output, as when an engine is started again: what plays is over, what waits for
    /// a later time goes on waiting, and what was due by then is done there. A sample that has passed changes no time.
    ///
    /// From any thread. Where another one is rendering, that one does it when its block is done.
    package func skip(to sample: Int) {
        var target = skipTarget.load(ordering: .relaxed)
        while target < sample {
            let (done, current) = skipTarget.weakCompareExchange(
                expected: target, desired: sample, ordering: .sequentiallyConsistent)
            if done { break }
            target = current
        }
        skipWhereAsked()
    }

    /// Plays only some kinds of events from the next block on: as on an engine that plays haptics only, or audio only.
    /// Events of other kinds cost nothing and last no time; what sounds of them is cut. From any thread.
    package func setPlays(haptics: Bool, audio: Bool) {
        kinds.store(PlayedKinds(haptics: haptics, audio: audio).rawValue, ordering: .releasing)
    }

    /// Comes to rest without time passing: does what is due, ends all players without a fade, and forgets what waits for
    /// a later time.
    ///
    /// For an engine whose output was stopped or has failed. A render call meanwhile gets silence.
    package func rest() {
        while !beginRendering() { MonotonicClock.pause() }
        mixer.rest()
        endRendering()
        collect()
    }

    /// False where another thread renders.
    private func beginRendering() -> Bool {
        guard !isRendering.exchange(true, ordering: .sequentiallyConsistent) else { return false }
        mixer.setPlays(PlayedKinds(rawValue: kinds.load(ordering: .acquiring)))
        mixer.receive()
        return true
    }

    private func endRendering() {
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

    private func skipWhereAsked() {
        while skipTarget.load(ordering: .sequentiallyConsistent) > 0, beginRendering() {
            let target = skipTarget.exchange(0, ordering: .sequentiallyConsistent)
            if target > 0 { mixer.skip(to: target) }
            handBack()
        }
    }
}

extension HapticSource {
    /// Makes a player for a pattern. It is compiled here, so that it can start at once.
    package func makePlayer(
        _ pattern: HapticPattern, sounds: SoundLibrary = SoundLibrary()
    ) throws(PlaybackError) -> PatternPlayer {
        collect()
        guard reserve(1, of: capacities.players, in: playerCount) else {
            throw .tooManyPlayers(capacity: capacities.players)
        }
        do {
            let player = try Player(
                pattern, settings: settings, sounds: sounds, spareVoices: capacities.spareVoices)
            let (duration, missing) = (pattern.duration, player.timeline.missingSounds)
            let reference = PlayerReference(player)
            // There is room for each player's attachment and release.
            _ = inbox.put(Command(.attach, player: reference))
            return PatternPlayer(reference, of: self, duration: duration, missingSounds: missing)
        } catch {
            playerCount.wrappingSubtract(1, ordering: .relaxed)
            throw .rendering(error)
        }
    }

    /// Mutes or unmutes all that is felt, with a fade of 2 ms.
    package func setHapticsMuted(_ isMuted: Bool, at time: Double = 0) throws(PlaybackError) {
        try send([Command(.muteHaptics(isMuted), at: sample(at: time))])
    }

    /// Mutes or unmutes all that is heard, with a fade of 2 ms.
    package func setAudioMuted(_ isMuted: Bool, at time: Double = 0) throws(PlaybackError) {
        try send([Command(.muteAudio(isMuted), at: sample(at: time))])
    }

    /// Frees players that were let go and have fallen silent. Done whenever a player is made; for one thread at a time,
    /// a second one leaves it to the first.
    package func collect() {
        guard !isCollecting.exchange(true, ordering: .acquiring) else { return }
        while let player = outbox.take() {
            player.destroy()
            playerCount.wrappingSubtract(1, ordering: .relaxed)
        }
        isCollecting.store(false, ordering: .releasing)
    }

    /// Sends commands, all or none.
    func send(_ commands: [Command]) throws(PlaybackError) {
        guard reserve(commands.count, of: capacities.commands, in: waiting) else {
            throw .tooManyCommands(asked: commands.count, capacity: capacities.commands)
        }
        // Reserved above.
        for command in commands { _ = inbox.put(command) }
    }

    /// Lets a player go: its last command, for which there is always room.
    func release(_ player: PlayerReference) { _ = inbox.put(Command(.release, player: player)) }

    /// A number for a parameter or curve that is sent.
    func makeDriver() -> Int { drivers.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The sample of a time on the engine's clock; 0 stands for the next one.
    func sample(at time: Double) throws(PlaybackError) -> Int {
        guard time >= 0, time < .infinity else { throw .invalidTime(time) }
        return base.sample(atOrAfter: time)
    }

    private func reserve(_ count: Int, of capacity: Int, in counter: borrowing Atomic<Int>) -> Bool {
        var taken = counter.load(ordering: .relaxed)
        while count <= capacity - taken {
            let (done, current) = counter.weakCompareExchange(
                expected: taken, desired: taken + count, ordering: .acquiringAndReleasing)
            if done { return true }
            taken = current
        }
        return false
    }
}
