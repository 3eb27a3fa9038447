import CoreHaptics
import HapticPlayback
import HapticRendering
import Testing

struct PlayerTests {
    @Test func `a player plays what the renderer renders, from the next sample on`() throws {
        let (session, beat) = (try Session(), try pattern(tap(intensity: 0.9), tap(intensity: 0.6, at: 0.18)))
        let player = try session.engine.makePlayer(with: beat)
        try player.start(atTime: CHHapticTimeImmediate)
        session.clock.advance(by: 0.5)
        #expect(try session.felt() == rendered(beat, to: 24_000))
    }

    @Test func `every time that has passed means now`() throws {
        let session = try Session()
        session.clock.advance(by: 1)
        _ = session.felt()
        let player = try session.engine.makePlayer(with: pattern(tap()))
        try player.start(atTime: 0.5)
        session.clock.advance(by: 0.1)
        #expect(try session.felt() == rendered(pattern(tap()), to: 4_800))
    }

    @Test func `a delay counts from the current time`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(tap()))
        try player.start(atTime: session.engine.currentTime + 0.05)
        session.clock.advance(by: 0.1)
        #expect(try session.felt() == [Float](repeating: 0, count: 2_400) + rendered(pattern(tap()), to: 2_400))
    }

    @Test func `a start on a player that plays is a restart, and a stopped basic player plays again`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(tap()))
        for _ in 0..<3 {
            try player.start(atTime: 0)
            session.clock.advance(by: 0.2)
            try player.stop(atTime: 0)
            session.clock.advance(by: 0.1)
            #expect(peak(session.felt()) > 0.1)
        }
    }

    @Test func `a stop and a cancel fade within 2 ms`() throws {
        for cancels in [true, false] {
            let session = try Session()
            let player = try session.engine.makePlayer(with: pattern(buzz(10)))
            try player.start(atTime: 0)
            session.clock.advance(by: 0.1)
            if cancels { try player.cancel() } else { try player.stop(atTime: CHHapticTimeImmediate) }
            _ = session.felt()
            session.clock.advance(by: 0.1)
            let samples = session.felt()
            #expect(!isSilent(samples.prefix(96)))
            #expect(isSilent(samples.dropFirst(96)))
        }
    }

    @Test func `a cancel forgets a start that waits`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(tap()))
        try player.start(atTime: session.engine.currentTime + 0.05)
        try player.cancel()
        session.clock.advance(by: 0.2)
        #expect(isSilent(session.felt()))
    }

    @Test func `parameters and curves that are sent scale what plays`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(buzz(1)))
        try player.sendParameters(
            [CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0)], atTime: 0)
        try player.start(atTime: 0)
        session.clock.advance(by: 0.2)
        let half = try rendered(pattern(buzz(1, intensity: 0.5)), to: 9_600)
        #expect(zip(session.felt(), half).allSatisfy { abs($0 - $1) < 1e-6 })
        let points = [(0, 0.5), (0.1, 0)].map {
            CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1)
        }
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 7)
        try player.scheduleParameterCurve(curve, atTime: session.engine.currentTime)
        session.clock.advance(by: 0.2)
        let samples = session.felt()
        #expect(peak(samples.prefix(480)) > 0.4 * peak(half))
        #expect(isSilent(samples.dropFirst(4_801)))
    }

    @Test func `a mute silences a player while its time runs`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(buzz(0.4)))
        #expect(!player.isMuted)
        player.isMuted = true
        #expect(player.isMuted)
        try player.start(atTime: 0)
        session.clock.advance(by: 0.2)
        #expect(isSilent(session.felt()))
        player.isMuted = false
        session.clock.advance(by: 0.3)
        let samples = session.felt()
        let whole = try rendered(pattern(buzz(0.4)), to: 24_000)
        #expect(Array(samples.dropFirst(96)) == Array(whole[(9_600 + 96)...]))
    }

    @Test func `both mutes of the engine act while it plays`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(buzz(10)))
        try player.start(atTime: 0)
        for isMuted in [true, false] {
            session.engine.isMutedForHaptics = isMuted
            session.engine.isMutedForAudio = isMuted
            #expect(session.engine.isMutedForHaptics == isMuted && session.engine.isMutedForAudio == isMuted)
            session.clock.advance(by: 0.1)
            #expect(isSilent(session.felt().dropFirst(96)) == isMuted)
        }
    }

    @Test func `an engine that plays audio only passes haptic events over from its next start on`() throws {
        let session = try Session()
        let player = try session.engine.makePlayer(with: pattern(buzz(0.1)))
        session.engine.playsAudioOnly = true
        for expectsSilence in [false, true] {
            try player.start(atTime: 0)
            session.clock.advance(by: 0.2)
            #expect(isSilent(session.felt()) == expectsSilence)
            session.engine.stop()
            try session.engine.start()
        }
        #expect(session.engine.playsAudioOnly)
    }

    @Test func `an engine that plays haptics only passes audio events over`() throws {
        let session = try Session(starts: false)
        session.engine.playsHapticsOnly = true
        try session.engine.start()
        let tone = CHHapticEvent(eventType: .audioContinuous, parameters: [], relativeTime: 0, duration: 0.2)
        let player = try session.engine.makePlayer(with: pattern(tone, tap()))
        try player.start(atTime: 0)
        session.clock.advance(by: 0.3)
        let samples = session.output.takeSamples()
        #expect(isSilent(samples.left) && isSilent(samples.right))
        #expect(!isSilent(samples.haptic))
    }

    @Test func `engines play side by side, each on its own clock`() throws {
        let sessions = try (0..<4).map { _ in try Session() }
        let players = try sessions.map { try $0.engine.makePlayer(with: pattern(tap())) }
        for (index, player) in players.enumerated() where index % 2 == 0 { try player.start(atTime: 0) }
        sessions[3].engine.stop()
        for session in sessions { session.clock.advance(by: 0.1) }
        let silent = sessions.map { isSilent($0.felt()) }
        #expect(silent == [false, true, false, true])
    }

    @Test func `one pattern serves players of several engines`() throws {
        let taps = try pattern(tap())
        for session in [try Session(), try Session()] {
            try session.engine.makePlayer(with: taps).start(atTime: 0)
            session.clock.advance(by: 0.1)
            #expect(try session.felt() == rendered(taps, to: 4_800))
        }
    }
}
