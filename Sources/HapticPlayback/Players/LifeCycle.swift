/// Where a player is in its life, and what is to be done when something happens: no clock, no samples, no memory.
package struct LifeCycle: Equatable, BitwiseCopyable, Sendable {
    /// Where a player is.
    package enum Phase: Int, CaseIterable, Equatable, BitwiseCopyable, Sendable {
        /// Nothing was asked of it yet.
        case idle
        /// A start waits for its sample.
        case scheduled
        case playing
        /// Playing, and going back at the end of the loop.
        case looping
        /// Playing to the end of a loop that was switched off, and what rings after that end.
        case lastPass, ringing
        case paused
        /// Fading out.
        case stopping
        /// Over, by itself or because it was stopped.
        case finished

        /// True while a player keeps its engine from being idle.
        package var isActive: Bool { self != .idle && self != .finished }
    }

    /// What happens to a player.
    package enum Input: Equatable, BitwiseCopyable, Sendable {
        /// A start was put on the schedule.
        case scheduled
        case start, stop, cancel, pause, resume, seek
        case loop(Bool)
        /// Its pattern came to the end of the loop; all of it was played; the fade is over.
        case seam, ranOut, faded
        /// The engine drops all that plays.
        case dropped
    }

    /// What is to be done about it.
    package enum Action: Equatable, BitwiseCopyable, Sendable {
        case nothing
        /// Play from the start: after nothing; after what sounds, which fades out; after a stop, which is told first.
        case begin, restart, beginAgain
        /// Fade out what sounds, or drop what was frozen; a fade's length later the player is over.
        case cut, drop
        /// Fade out and keep everything as it is; fade in and go on.
        case freeze, thaw
        /// Go to another place: fade out what sounds; or, frozen, drop it.
        case jump, move
        /// Play the next pass of the loop; or no more than what rings of the last one.
        case wrap, ring
        /// Tell that it is over.
        case finish
    }

    package private(set) var phase = Phase.idle
    package private(set) var loops = false
    /// What a player that is paused goes on with.
    private var kept = Phase.playing

    package init() {}

    /// True while its time runs.
    package var runs: Bool {
        switch phase {
        case .playing, .looping, .lastPass, .ringing: true
        case .idle, .scheduled, .paused, .stopping, .finished: false
        }
    }

    /// True while the end of the loop is yet to come.
    package var hasSeam: Bool { phase == .looping || phase == .lastPass }

    /// True where the pattern is over at the end of the loop, or goes back there.
    package var isBoundToLoop: Bool { loops || phase == .lastPass || phase == .paused && kept == .lastPass }

    /// True while it keeps its engine from being idle.
    package var isActive: Bool { phase.isActive }

    private var running: Phase { loops ? .looping : .playing }

    /// Takes note of what happens.
    package mutating func handle(_ input: Input) -> Action {
        switch input {
        case .scheduled: return schedule()
        case .start: return start()
        case .stop, .cancel: return phase == .scheduled ? finish() : stop()
        case .pause: return pause()
        case .resume: return resume()
        case .seek: return seek()
        case .loop(let loops): return setLoop(loops)
        case .seam: return seam()
        case .ranOut: return phase == .playing || phase == .ringing ? finish() : .nothing
        case .faded: return phase == .stopping ? finish() : .nothing
        case .dropped: return isActive && phase != .scheduled ? finish() : .nothing
        }
    }

    private mutating func schedule() -> Action {
        if !isActive { phase = .scheduled }
        return .nothing
    }

    private mutating func start() -> Action {
        let action: Action = runs ? .restart : phase == .stopping ? .beginAgain : .begin
        phase = running
        return action
    }

    private mutating func stop() -> Action {
        guard runs || phase == .paused else { return .nothing }
        let action: Action = runs ? .cut : .drop
        phase = .stopping
        return action
    }

    private mutating func pause() -> Action {
        guard runs else { return .nothing }
        (kept, phase) = (phase, .paused)
        return .freeze
    }

    private mutating func resume() -> Action {
        guard phase == .paused else { return .nothing }
        phase = kept
        return .thaw
    }

    /// What rings only is over, and is played again by a seek at most.
    private mutating func seek() -> Action {
        guard runs || phase == .paused else { return .nothing }
        if phase == .ringing { phase = running }
        if phase == .paused, kept == .ringing { kept = running }
        return runs ? .jump : .move
    }

    private mutating func setLoop(_ loops: Bool) -> Action {
        self.loops = loops
        phase = turned(phase)
        kept = turned(kept)
        return .nothing
    }

    /// A loop that is switched off plays its pass to the end; switched on before that end, it goes on.
    private func turned(_ phase: Phase) -> Phase {
        switch phase {
        case .playing: loops ? .looping : .playing
        case .looping, .lastPass: loops ? .looping : .lastPass
        default: phase
        }
    }

    private mutating func seam() -> Action {
        if phase == .looping { return .wrap }
        guard phase == .lastPass else { return .nothing }
        phase = .ringing
        return .ring
    }

    private mutating func finish() -> Action {
        phase = .finished
        return .finish
    }
}
