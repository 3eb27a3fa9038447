public import Foundation
package import HapticPlayback

/// Plays haptic patterns on a device: on what the environment variable `HAPTICS_OUTPUT` names, else on the output that
/// code prefers, else on a connected gamepad with rumble.
///
/// Any thread may call anything. Handlers run one after another on a queue of the engine's own; they may call back, start
/// the engine and let it go. Keep a reference to the engine: its players do not.
///
/// On Apple systems it is a subclass of `NSObject`. Here it cannot be, since `init()` throws; it is `Hashable` by itself.
open class CHHapticEngine {
    /// What does the work.
    package let core: PlaybackEngine
    private let handlers: StateHandlers
    let sounds = AudioResources()
    /// What other rooms keep with the engine.
    package let attachments = Attachments()

    /// An engine on the default output.
    ///
    /// - Throws: ``CHHapticError/Code/notSupported`` where nothing here can play haptics;
    ///   ``CHHapticError/Code/serverInitFailed`` where the output cannot be had.
    public init() throws { (core, handlers) = try CHHapticEngine.parts(EngineOutput.choice(), isDefault: true) }

    /// An engine on the default output; there are no audio sessions here.
    ///
    /// - Throws: as ``init()`` does.
    public init(audioSession: AVAudioSession?) throws {
        (core, handlers) = try CHHapticEngine.parts(EngineOutput.choice(), isDefault: true)
    }

    /// The other spelling of ``init()`` that Apple's framework has.
    ///
    /// - Throws: as ``init()`` does.
    public init(andReturnError: ()) throws {
        (core, handlers) = try CHHapticEngine.parts(EngineOutput.choice(), isDefault: true)
    }

    /// An engine on an output of one's own choice, which is asked again at every start.
    package init(choice: @escaping OutputChoice) throws { (core, handlers) = try CHHapticEngine.parts(choice) }

    deinit { core.destroy() }

    private static func parts(
        _ choice: @escaping OutputChoice, isDefault: Bool = false
    ) throws(CHHapticError) -> (PlaybackEngine, StateHandlers) {
        let handlers = StateHandlers()
        return try CHHapticError.asking("CHHapticEngine.init") { () throws(EngineError) in
            (try PlaybackEngine(handlers: handlers.forEngine, followsOverrides: isDefault, choice: choice), handlers)
        }
    }

    /// What the default output can do; ``CHHapticDeviceCapability/supportsHaptics`` is false where there is none.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { EngineOutput.capabilities }

    // MARK: Properties

    /// Seconds since the engine was made: never 0, never backwards, also while it is stopped. The times of players are on
    /// this clock.
    open var currentTime: TimeInterval { core.currentTime }

    /// Called when the engine has stopped, other than because it was told to. Does nothing unless set.
    open var stoppedHandler: CHHapticEngine.StoppedHandler {
        get { handlers.stopped }
        set { handlers.stopped = newValue }
    }

    /// Called when what serves the device has failed and serves again: players must be made and sounds registered anew,
    /// and the engine started if it is to run. Does nothing unless set.
    open var resetHandler: CHHapticEngine.ResetHandler {
        get { handlers.reset }
        set { handlers.reset = newValue }
    }

    /// Passes audio events over; false unless set. A change counts from the next start on.
    open var playsHapticsOnly: Bool {
        get { !core.options.playsAudio }
        set { core.setOptions { $0.playsAudio = !newValue } }
    }

    /// Passes haptic events over; false unless set. A change counts from the next start on.
    open var playsAudioOnly: Bool {
        get { !core.options.playsHaptics }
        set { core.setOptions { $0.playsHaptics = !newValue } }
    }

    /// Silences audio events, with a fade of 2 ms, while time runs on; false unless set.
    open var isMutedForAudio: Bool {
        get { core.options.mutesAudio }
        set { core.setOptions { $0.mutesAudio = newValue } }
    }

    /// Silences haptic events, with a fade of 2 ms, while time runs on; false unless set.
    open var isMutedForHaptics: Bool {
        get { core.options.mutesHaptics }
        set { core.setOptions { $0.mutesHaptics = newValue } }
    }

    /// Stops the engine after two minutes without players, and starts it when a player starts; false unless set.
    open var isAutoShutdownEnabled: Bool {
        get { core.options.shutsDownWhenIdle }
        set { core.setOptions { $0.shutsDownWhenIdle = newValue } }
    }

    // MARK: Starting and stopping

    /// Starts the engine without waiting for it; players that are started meanwhile wait.
    ///
    /// - Parameter completionHandler: Takes what ``start()-6g5j2`` throws, or `nil`.
    open func start(completionHandler: CHHapticEngine.CompletionHandler? = nil) {
        let handler = UserHandler(completionHandler)
        core.start { error in handler.closure?(error.map { CHHapticError($0, at: "engine.start") }) }
    }

    /// Starts the engine, and returns when it runs.
    ///
    /// - Throws: as the other does.
    nonisolated(nonsending) open func start() async throws {
        let core = core
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            core.start { error in
                continuation.resume(
                    with: error.map { .failure(CHHapticError($0, at: "engine.start")) } ?? .success(()))
            }
        }
    }

    /// Starts the engine, and returns when it runs. Without effect on one that does.
    ///
    /// - Throws: ``CHHapticError/Code/serverInitFailed`` where the output cannot be played on,
    ///   ``CHHapticError/Code/engineStartTimeout`` where it does not begin in time,
    ///   ``CHHapticError/Code/notSupported`` where a library for it is not installed,
    ///   ``CHHapticError/Code/operationNotPermitted`` where the system does not let the application play at present.
    open func start() throws {
        try CHHapticError.asking("engine.start") { () throws(EngineError) in try core.start() }
    }

    /// Stops the engine; its players are over. ``stoppedHandler`` is not called.
    ///
    /// - Parameter completionHandler: Called once the handlers of the players were; takes `nil`.
    open func stop(completionHandler: CHHapticEngine.CompletionHandler? = nil) {
        let handler = UserHandler(completionHandler)
        core.stop { handler.closure?(nil) }
    }

    /// Stops the engine, and returns once the handlers of its players have run.
    nonisolated(nonsending) open func stop() async throws {
        let core = core
        await withCheckedContinuation { continuation in core.stop { continuation.resume() } }
    }

    /// Calls a handler once no player is active any more; soon, where none is or the engine is stopped. Paused players
    /// are active, and so are those that loop.
    ///
    /// - Parameter finishedHandler: Says whether the engine stops, which ``stoppedHandler`` is told. Called once.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping CHHapticEngine.FinishedHandler) {
        let handler = UserHandler(finishedHandler)
        core.notifyWhenPlayersFinished { FinishedAnswer(handler.closure(CHHapticError(endedBy: $0))) }
    }

    // MARK: Players and sounds

    /// Makes a player that starts, stops and takes parameters. The engine need not run.
    ///
    /// - Throws: ``CHHapticError/Code/invalidAudioResource`` where a sound of the pattern is not registered with this
    ///   engine, or no sound; ``CHHapticError/Code/fileNotFound`` where its file is gone;
    ///   ``CHHapticError/Code/resourceNotAvailable`` where there are as many players as there may be, 1,024 unless set.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        PatternPlayerObject(try makeEnginePlayer(pattern, at: "engine.makePlayer"))
    }

    /// Makes a player that also pauses, seeks, loops, and tells when it has finished. The engine need not run.
    ///
    /// - Throws: as ``makePlayer(with:)`` does.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        AdvancedPatternPlayerObject(try makeEnginePlayer(pattern, at: "engine.makeAdvancedPlayer"))
    }

    /// Reads a sound file, which events of patterns may then play by its number.
    ///
    /// - Parameters:
    ///   - resourceURL: A sound file on this machine.
    ///   - options: ``CHHapticAudioResourceKeyUseVolumeEnvelope``, ``CHHapticAudioResourceKeyLoopEnabled``, each a `Bool`.
    /// - Returns: The number: never 0, and never that of another sound of any engine.
    /// - Throws: ``CHHapticError/Code/fileNotFound``; ``CHHapticError/Code/invalidAudioResource`` where it cannot be read;
    ///   ``CHHapticError/Code/resourceNotAvailable`` where it is too long beside what is registered already;
    ///   ``CHHapticError/Code/invalidEngineParameter`` where an option is no `Bool`.
    open func registerAudioResource(
        _ resourceURL: URL, options: [AnyHashable: Any] = [:]
    ) throws -> CHHapticAudioResourceID {
        try sounds.add(resourceURL, options: options, rate: core.sampleRate, generation: core.generation)
    }

    /// Forgets a sound. Players that were made with it keep it.
    ///
    /// - Throws: ``CHHapticError/Code/invalidAudioResource`` where no sound has this number.
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        try sounds.remove(resourceID, generation: core.generation)
    }

    /// Plays an AHAP file once, and returns before it is over. Starts the engine where it is stopped, and leaves it
    /// running.
    ///
    /// - Throws: as ``CHHapticPattern/init(contentsOf:)``, ``start()-6g5j2`` and ``makePlayer(with:)`` do.
    open func playPattern(from fileURL: URL) throws { try play(CHHapticPattern(contentsOf: fileURL)) }

    /// Plays the text of an AHAP file once, as ``playPattern(from:)-(URL)`` does. Its sound files are looked for in the
    /// resources of the main bundle.
    ///
    /// - Throws: as ``playPattern(from:)-(URL)`` does.
    open func playPattern(from data: Data) throws { try play(CHHapticPattern(data: data)) }
}
