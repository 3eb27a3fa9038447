import CoreHaptics
import HapticPlayback
import TestSupport
import Testing

struct StartStopTests {
    @Test func `start and stop have three spellings`() async throws {
        let session = try Session(starts: false)
        let engine = session.engine
        try StartStopTests.startNow(engine)
        StartStopTests.stopNow(engine)
        let log = Log<String>()
        StartStopTests.start(engine) { log.add($0 == nil ? "started" : "failed") }
        #expect(engine.core.isRunning)
        StartStopTests.stop(engine) { log.add($0 == nil ? "stopped" : "failed") }
        #expect(!engine.core.isRunning)
        session.settle()
        #expect(log.entries == ["started", "stopped"])
        try await engine.start()
        #expect(engine.core.isRunning)
        try await engine.stop()
        #expect(!engine.core.isRunning)
    }

    // What a context without `async` chooses.
    private static func startNow(_ engine: CHHapticEngine) throws { try engine.start() }
    private static func stopNow(_ engine: CHHapticEngine) { engine.stop() }
    private static func start(_ engine: CHHapticEngine, _ handler: @escaping ((any Error)?) -> Void) {
        engine.start(completionHandler: handler)
    }
    private static func stop(_ engine: CHHapticEngine, _ handler: @escaping ((any Error)?) -> Void) {
        engine.stop(completionHandler: handler)
    }

    @Test func `a player that starts while its engine is starting waits for it`() throws {
        let engine = try CHHapticEngine(output: NullOutput())
        let player = try engine.makePlayer(with: pattern(tap()))
        for _ in 0..<10 {
            engine.start(completionHandler: nil)
            try player.start(atTime: CHHapticTimeImmediate)
            engine.stop(completionHandler: nil)
        }
    }

    @Test func `a player on an output of real time tells when it has finished`() async throws {
        let engine = try CHHapticEngine(output: NullOutput())
        engine.isAutoShutdownEnabled = true
        let player = try engine.makeAdvancedPlayer(with: pattern(tap()))
        let isGood = await withCheckedContinuation { continuation in
            player.completionHandler = { continuation.resume(returning: $0 == nil) }
            do { try player.start(atTime: 0) } catch { continuation.resume(returning: false) }
        }
        #expect(isGood)
    }

    @Test func `a failed start is thrown, and given to the handler`() async throws {
        let session = try Session(starts: false)
        session.output.startError = .timedOut(device: "pad", seconds: 2)
        let log = Log<CHHapticError.Code?>()
        StartStopTests.start(session.engine) { log.add(($0 as? CHHapticError)?.code) }
        session.settle()
        #expect(log.entries == [.engineStartTimeout])
        #expect(failure { try StartStopTests.startNow(session.engine) }?.code == .engineStartTimeout)
        await #expect(throws: CHHapticError.self) { try await session.engine.start() }
    }

    @Test(
        arguments: [
            (.timedOut(device: "pad", seconds: 2), .engineStartTimeout),
            (.missingLibrary(name: "SDL2", package: "libsdl2-2.0-0"), .notSupported),
            (.unavailable(device: "pad", reason: "it is gone"), .serverInitFailed),
            (.file(path: "/nowhere/a.wav", reason: "no such folder"), .serverInitFailed),
            (.unknownName("x", known: ["null"]), .notSupported),
        ] as [(OutputError, CHHapticError.Code)])
    func `every fault of an output has a code, and says what it is`(
        fault: OutputError, code: CHHapticError.Code
    ) throws {
        let session = try Session(starts: false)
        session.output.startError = fault
        let error = failure { try session.engine.start() }
        #expect(error?.code == code)
        #expect(error?.localizedDescription == fault.description + " (engine.start)")
        #expect(error?.place == "engine.start")
        let made = failure { _ = try CHHapticEngine(choice: { _ throws(OutputError) in throw fault }) }
        #expect(made?.code == code)
        #expect(made?.place == "CHHapticEngine.init")
    }

    @Test func `an engine without an output of its rate says so`() throws {
        let output = VirtualOutput(clock: VirtualClock(), capabilities: OutputCapabilities(sampleRate: 0))
        let error = failure { _ = try CHHapticEngine(output: output) }
        #expect(error?.code == .serverInitFailed)
    }

    @Test func `to start or stop twice does nothing`() throws {
        let session = try Session()
        try session.engine.start()
        session.engine.stop()
        session.engine.stop()
        #expect(!session.engine.core.isRunning)
    }

    @Test func `properties are as Apple's are before anything is set`() throws {
        let engine = try Session(starts: false).engine
        #expect(!engine.playsHapticsOnly && !engine.playsAudioOnly)
        #expect(!engine.isMutedForAudio && !engine.isMutedForHaptics)
        #expect(!engine.isAutoShutdownEnabled)
        engine.stoppedHandler(.systemError)
        engine.resetHandler()
    }

    @Test func `engines are equal only to themselves`() throws {
        let engines = [try Session().engine, try Session().engine]
        #expect(engines[0] != engines[1])
        #expect(Set(engines).count == 2)
    }

    @Test func `reasons and actions have Apple's numbers`() {
        let reasons: [CHHapticEngine.StoppedReason] = [
            .audioSessionInterrupt, .applicationSuspended, .idleTimeout, .notifyWhenFinished, .engineDestroyed,
            .gameControllerDisconnect, .systemError,
        ]
        #expect(reasons.map { $0.rawValue } == [1, 2, 3, 4, 5, 6, -1])
        #expect(CHHapticEngine.FinishedAction.stopEngine.rawValue == 1)
        #expect(CHHapticEngine.FinishedAction.leaveEngineRunning.rawValue == 2)
    }
}
