import CSDLLibrary
public import HapticPlayback

/// Plays on the motors of a gamepad, whose strengths it sets a hundred times a second.
///
/// The motors come to rest when it is stopped, when the process ends by `exit`, and when it ends by SIGINT, SIGTERM or
/// SIGHUP without the application taking the signal. An application that takes such a signal and ends otherwise than by
/// `exit` calls ``restAll()`` first. Nothing can be done about SIGKILL; most pads then rest by the kernel's doing, which
/// ends what a process began when its files are closed.
public final class GamepadOutput: HapticOutput {
    /// Which pad it is.
    private enum Choice: Sendable {
        case first
        case index(Int)
        case identity(Int32)
    }

    private struct State {
        var link: PadLink?
        var thread: PacedThread?
    }

    private let state = Guarded(State())
    private let choice: Choice
    private let part: GamepadPart
    /// Two strengths of motors; nothing that is heard.
    public let capabilities = OutputCapabilities(kind: .motors, playsAudio: false)
    /// `gamepad` or `gamepad:INDEX`, as in `HAPTICS_OUTPUT`.
    public let name: String

    /// Seconds from one setting of the motors to the next.
    private static let period = 0.01

    /// An output on a gamepad, which is opened when it is started.
    ///
    /// - Parameters:
    ///   - index: Its place among the gamepads that are connected then, from 0; `nil` for the first with motors.
    ///   - part: The motors to play on.
    public init(index: Int? = nil, part: GamepadPart = .all) {
        choice = index.map { .index($0) } ?? .first
        self.part = part
        name = index.map { "gamepad:\($0)" } ?? "gamepad"
    }

    /// On this pad, whatever its place is by then.
    package init(pad: Gamepad, part: GamepadPart) {
        choice = .identity(pad.identity)
        self.part = part
        name = "gamepad:\(pad.index)"
    }

    deinit { stop() }

    /// Opens the pad and plays.
    ///
    /// Where the pad is taken away, `report` is told so, and time stands still.
    ///
    /// - Throws: `OutputError`: `missingLibrary` without SDL2, `unavailable` without such a pad or such motors.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        // A report that comes at once waits for the end of this where it stops the output.
        try state.withLock { state throws(OutputError) in
            guard state.link == nil else { throw .unavailable(device: name, reason: "it plays already") }
            let link = try opened()
            PadRest.begin()
            guard let thread = thread(source, link, report) else {
                PadRest.end()
                link.leave(ObjectIdentifier(self))
                throw .unavailable(device: name, reason: "the system gives no thread")
            }
            (state.link, state.thread) = (link, thread)
        }
    }

    /// The pad, once it is known to have the motors that are wanted.
    private func opened() throws(OutputError) -> PadLink {
        let link = try SDLLibrary.withPads { library throws(OutputError) in
            try PadLink.open(library, at: place(library), for: ObjectIdentifier(self))
        }
        if part.needsTriggers ? link.hasTriggers : link.hasRumble || link.hasTriggers { return link }
        link.leave(ObjectIdentifier(self))
        let motors = part.needsTriggers ? "motors in its triggers" : "rumble"
        throw .unavailable(device: name, reason: "\(link.name) has no \(motors), as far as SDL can tell")
    }

    /// Sets the motors until it is stopped. Where the pad has gone it still looks for signals.
    private func thread(
        _ source: HapticSource, _ link: PadLink, _ report: @escaping @Sendable (OutputEvent) -> Void
    ) -> PacedThread? {
        PacedThread(period: Self.period) { [part, owner = ObjectIdentifier(self)] pace in
            let frames = Int(source.sampleRate * Self.period)
            var isThere = true
            while pace.next() {
                PadRest.check()
                guard isThere else { continue }
                isThere = link.isAttached && link.set(part.strengths(source.motors(after: frames)), for: owner)
                if !isThere { report(.disconnected) }
            }
            PadRest.check()
        }
    }

    /// Sets the motors to rest. When this returns, nothing more is asked of the source.
    public func stop() {
        let last = state.withLock { state in
            defer { state = State() }
            return state
        }
        guard let link = last.link else { return }
        last.thread?.stop()
        link.leave(ObjectIdentifier(self))
        PadRest.end()
    }

    /// Sets the motors of all pads to rest, for good: whatever plays on them is not felt any more.
    ///
    /// For an application that takes SIGINT, SIGTERM or the like itself, before it ends otherwise than by `exit`. It
    /// takes locks and 50 ms, so it is called where such a signal is handled in peace (a thread in `sigwait`, a dispatch
    /// source), not in the signal handler itself.
    public static func restAll() { PadLink.restAll() }

    /// The place of the pad among SDL's joysticks.
    private func place(_ library: SDLLibrary) throws(OutputError) -> Int32 {
        let places = library.padPlaces
        let found: Int32?
        switch choice {
        case .index(let index): found = places.indices.contains(index) ? places[index] : nil
        case .identity(let identity): found = places.first { library.pads.identity($0) == identity }
        case .first:
            let index = Gamepad.connected(library).first { $0.hasRumble || $0.hasTriggerRumble }?.index ?? 0
            found = places.indices.contains(index) ? places[index] : nil
        }
        if let found { return found }
        let there = places.isEmpty ? "no gamepad is connected" : "the last one is gamepad:\(places.count - 1)"
        throw .unavailable(device: name, reason: "\(there); 'haptics doctor' says more")
    }
}
