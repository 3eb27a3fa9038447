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
        /// Play the next pass of the loop.
        case wrap
        /// Tell that it is over.
        case finish
    }

    package private(set) var phase = Phase.idle
    package private(set) var loops = false

    package init() {}

    /// True while its time runs.
    package var runs: Bool { phase == .playing || phase == .looping }

    /// True while it keeps its engine from being idle.
    package var isActive: Bool { phase.isActive }

    private var running: Phase { loops ? .looping : .playing }

    /// Takes note of what happens.
    package mutating func handle(_ input: Input) -> Action {
        switch input {
        case .scheduled: return schedule()
        case .start: return start()
        case .stop: return stop()
        case .cancel: return phase == .scheduled ? finish() : stop()
        case .pause: return pause()
        case .resume: return resume()
        case .seek: return runs ? .jump : phase == .paused ? .move : .nothing
        case .loop(let loops): return setLoop(loops)
        case .seam: return phase == .looping ? .wrap : .nothing
        case .ranOut: return phase == .playing ? finish() : .nothing
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
        phase = .paused
        return .freeze
    }

    private mutating func resume() -> Action {
        guard phase == .paused else { return .nothing }
        phase = running
        return .thaw
    }

    private mutating func setLoop(_ loops: Bool) -> Action {
        self.loops = loops
        if runs { phase = running }
        return .nothing
    }

    private mutating func finish() -> Action {
        phase = .finished
        return .finish
    }
}
