import CoreHaptics
import HapticPlayback
import TestSupport
import Testing

struct HardInputTests {
    @Test(arguments: [-1, -0.001, Double.nan, .infinity, -.infinity])
    func `what is no time is refused by every call, and changes nothing`(time: TimeInterval) throws {
        let session = try Session()
        let player = try session.engine.makeAdvancedPlayer(with: pattern(tap()))
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl, controlPoints: [], relativeTime: 0)
        let calls: [() throws -> Void] = [
            { try player.start(atTime: time) }, { try player.stop(atTime: time) },
            { try player.pause(atTime: time) }, { try player.resume(atTime: time) },
            { try player.seek(toOffset: time) }, { try player.sendParameters([], atTime: time) },
            { try player.scheduleParameterCurve(curve, atTime: time) },
        ]
        for call in calls {
            let error = failure(of: call)
            #expect(error?.code == .invalidTime)
            #expect(error?.place?.hasPrefix("player.") == true)
        }
        session.clock.advance(by: 0.2)
        #expect(isSilent(session.felt()))
    }

    @Test func `a time that is none starts no engine`() throws {
        let session = try Session(starts: false)
        session.engine.isAutoShutdownEnabled = true
        let player = try session.engine.makePlayer(with: pattern(tap()))
        #expect(failure { try player.start(atTime: -1) }?.code == .invalidTime)
        #expect(!session.engine.core.isRunning)
    }

    @Test func `every call of a player fails while the engine is stopped, and says what to do`() throws {
        let session = try Session(starts: false)
        let player = try session.engine.makeAdvancedPlayer(with: pattern(tap()))
        let calls: [() throws -> Void] = [
            { try player.start(atTime: 0) }, { try player.stop(atTime: 0) }, { try player.pause(atTime: 0) },
            { try player.resume(atTime: 0) }, { try player.seek(toOffset: 0) }, { try player.cancel() },
            { try player.sendParameters([], atTime: 0) },
        ]
        for call in calls {
            let error = failure(of: call)
            #expect(error?.code == .engineNotRunning)
            #expect(error?.localizedDescription.contains("start it first") == true)
        }
    }

    @Test func `errors are caught by code, and as NSError`() throws {
        let session = try Session(starts: false)
        let player = try session.engine.makePlayer(with: pattern(tap()))
        do {
            try player.start(atTime: 0)
            Issue.record("nothing was thrown")
        } catch let error as NSError {
            #expect(error.domain == CoreHapticsErrorDomain)
            #expect(error.code == -4805)
        }
        do {
            try player.start(atTime: 0)
            Issue.record("nothing was thrown")
        } catch CHHapticError.engineNotRunning {
            // As it should be.
        }
    }

    @Test func `a player outlives its engine, and says that it is gone`() throws {
        var session: Session? = try Session()
        let player = try #require(try session?.engine.makeAdvancedPlayer(with: pattern(tap())))
        player.completionHandler = { _ in }
        session = nil
        let error = failure { try player.start(atTime: 0) }
        #expect(error?.code == .engineNotRunning)
        #expect(error?.localizedDescription.contains("keep a reference") == true)
        player.isMuted = true
        player.loopEnabled = true
        player.playbackRate = 2
        #expect(failure { try player.cancel() }?.code == .engineNotRunning)
        _ = session
    }

    @Test func `a handler may throw the engine away`() throws {
        for reason in [OutputEvent.interrupted, .failed] {
            let output = VirtualOutput(clock: VirtualClock())
            let box = Guarded<CHHapticEngine?>(nil)
            let told = Log<CHHapticEngine.StoppedReason>()
            let engine = try CHHapticEngine(output: output)
            engine.stoppedHandler = { reason in
                told.add(reason)
                box.withLock { $0 = nil }
            }
            try engine.start()
            box.withLock { $0 = engine }
            output.simulate(reason)
            #expect(told.entries.count == 1)
        }
    }

    @Test func `a player's handler may throw the engine away while it plays`() throws {
        let (clock, box, told) = (VirtualClock(), Guarded<CHHapticEngine?>(nil), Log<Bool>())
        func begin() throws {
            let engine = try CHHapticEngine(output: VirtualOutput(clock: clock))
            try engine.start()
            let player = try engine.makeAdvancedPlayer(with: pattern(buzz(0.1)))
            player.completionHandler = { _ in
                told.add(true)
                box.withLock { $0 = nil }
            }
            try player.start(atTime: 0)
            box.withLock { $0 = engine }
        }
        try begin()
        clock.advance(by: 1)
        #expect(told.entries == [true])
        clock.advance(by: 1)
    }

    @Test func `10,000 parameters are taken in one go, and what there is no room for is refused as a whole`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(buzz(1)))
        func list(_ count: Int) -> [CHHapticDynamicParameter] {
            (0..<count).map {
                CHHapticDynamicParameter(
                    parameterID: .hapticIntensityControl, value: Float($0 % 2), relativeTime: Double($0) * 1e-4)
            }
        }
        try player.sendParameters(list(10_000), atTime: 0)
        let error = failure { try player.sendParameters(list(10_000), atTime: 0) }
        #expect(error?.code == .resourceNotAvailable)
        #expect(error?.localizedDescription.contains("send fewer at once, or later") == true)
        try player.start(atTime: 0)
        session.clock.advance(by: 2)
        try player.sendParameters(list(10_000), atTime: 0)
        #expect(!isSilent(session.felt()))
    }

    @Test func `settings that find no room are sent later`() throws {
        let session = try Session()
        let player = try session.engine.makeAdvancedPlayer(with: pattern(buzz(10)))
        try player.start(atTime: 0)
        session.clock.advance(by: 0.1)
        let later = (0..<12_000).map { _ in
            CHHapticDynamicParameter(parameterID: .audioPanControl, value: 0, relativeTime: 0)
        }
        try player.sendParameters(later, atTime: 0)
        player.isMuted = true
        session.engine.isMutedForAudio = true
        session.clock.advance(by: 0.1)
        _ = session.felt()
        session.clock.advance(by: 0.1)
        #expect(isSilent(session.felt()))
    }

    @Test func `a device that vanishes in mid-render ends everything, and a new start plays`() throws {
        let session = try Session()
        let players = try (0..<10).map { _ in try session.engine.makePlayer(with: pattern(buzz(10))) }
        for player in players { try player.start(atTime: 0) }
        session.clock.advance(by: 0.1)
        session.output.simulate(.disconnected)
        session.output.startError = .unavailable(device: "pad", reason: "it is gone")
        #expect(failure { try session.engine.start() }?.code == .serverInitFailed)
        session.output.startError = nil
        try session.engine.start()
        _ = session.felt()
        session.clock.advance(by: 0.1)
        #expect(isSilent(session.felt()))
        try players[0].start(atTime: 0)
        session.clock.advance(by: 0.1)
        #expect(!isSilent(session.felt()))
    }

    @Test func `more players than there may be are refused until some are let go`() throws {
        let session = try Session()
        let taps = try pattern(tap())
        var players: [any CHHapticPatternPlayer] = []
        let error = failure {
            while players.count < 2_000 { players.append(try session.engine.makePlayer(with: taps)) }
        }
        #expect(error?.code == .resourceNotAvailable)
        #expect(players.count == 1_024)
        players.removeAll()
        session.clock.advance(by: 0.001)
        _ = try session.engine.makePlayer(with: taps)
    }

    @Test func `players of a stopped engine are made and dropped without end`() throws {
        let session = try Session(starts: false)
        let taps = try pattern(tap())
        for _ in 0..<5_000 { _ = try session.engine.makePlayer(with: taps) }
    }

    @Test func `pattern times that cannot be counted are refused by the player`() throws {
        let session = try Session()
        let error = failure { _ = try session.engine.makePlayer(with: pattern(tap(at: 1e300))) }
        #expect(error?.code == .invalidEventTime)
        #expect(error?.place == "engine.makePlayer")
    }

    @Test func `invalid parameters are refused by name`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(tap()))
        let unknown = CHHapticDynamicParameter(parameterID: .init(rawValue: "X"), value: 0, relativeTime: 0)
        let error = failure { try player.sendParameters([unknown], atTime: 0) }
        #expect(error?.code == .invalidParameterType)
        #expect(error?.place == "parameters[0].parameterID")
    }
}
