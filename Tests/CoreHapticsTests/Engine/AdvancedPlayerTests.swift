import CoreHaptics
import HapticPlayback
import TestSupport
import Testing

struct AdvancedPlayerTests {
    let session: Session
    let player: any CHHapticAdvancedPatternPlayer
    let ends = Log<Bool>()

    init() throws {
        session = try Session()
        player = try session.engine.makeAdvancedPlayer(with: pattern(tap(), buzz(1, at: 0.5)))
        player.completionHandler = { [ends] in ends.add($0 == nil) }
    }

    @Test func `everything is as Apple's is before it is set`() throws {
        #expect(!player.loopEnabled)
        #expect(player.loopEnd == 1.5)
        #expect(player.playbackRate == 1)
        #expect(!player.isMuted)
        let other = try session.engine.makeAdvancedPlayer(with: pattern(tap()))
        other.completionHandler(nil)
    }

    @Test func `it tells when it has finished by itself, and when it was stopped`() throws {
        try player.start(atTime: 0)
        session.clock.advance(by: 1.4)
        #expect(ends.entries.isEmpty)
        session.clock.advance(by: 1)
        #expect(ends.entries == [true])
        try player.start(atTime: 0)
        session.clock.advance(by: 0.1)
        try player.stop(atTime: 0)
        session.clock.advance(by: 0.1)
        #expect(ends.entries == [true, true])
    }

    @Test func `a pause keeps the place`() throws {
        try player.start(atTime: 0)
        session.clock.advance(by: 0.25)
        try player.pause(atTime: CHHapticTimeImmediate)
        session.clock.advance(by: 1)
        _ = session.felt()
        try player.resume(atTime: 0)
        session.clock.advance(by: 0.25)
        #expect(isSilent(session.felt()))
        session.clock.advance(by: 0.5)
        #expect(!isSilent(session.felt()))
        #expect(ends.entries.isEmpty)
    }

    @Test func `a seek goes to a place, and at the end it is the end`() throws {
        try player.seek(toOffset: 0)
        try player.start(atTime: 0)
        try player.seek(toOffset: 0.5)
        session.clock.advance(by: 0.1)
        #expect(!isSilent(session.felt().suffix(2_400)))
        try player.seek(toOffset: 1.5)
        session.clock.advance(by: 0.1)
        #expect(ends.entries == [true])
    }

    @Test func `a loop goes back at its end, and what is set to 0 is the pattern's`() throws {
        player.loopEnabled = true
        player.loopEnd = 0.25
        #expect(player.loopEnd == 0.25)
        try player.start(atTime: 0)
        session.clock.advance(by: 1)
        let samples = session.felt()
        let pass = samples[..<12_000]
        for start in stride(from: 12_000, to: 48_000, by: 12_000) {
            #expect(samples[start..<start + 12_000].elementsEqual(pass))
        }
        player.loopEnd = 0
        #expect(player.loopEnd == 1.5)
        player.loopEnabled = false
        session.clock.advance(by: 3)
        #expect(ends.entries == [true])
    }

    @Test func `what is no loop end or rate is ignored`() {
        for value in [-1, Double.nan, .infinity, -.infinity] {
            player.loopEnd = value
            player.playbackRate = Float(value)
        }
        player.playbackRate = 0
        #expect(player.loopEnd == 1.5)
        #expect(player.playbackRate == 1)
    }

    @Test func `a rate scales times, also while it plays`() throws {
        player.playbackRate = 2
        try player.start(atTime: 0)
        session.clock.advance(by: 0.5)
        let onset = session.felt()[4_800...].firstIndex { $0 != 0 }
        #expect(onset.map { abs($0 - 12_000) < 4 } == true)
        player.playbackRate = 0.5
        session.clock.advance(by: 0.9)
        #expect(ends.entries.isEmpty)
        session.clock.advance(by: 0.5)
        #expect(ends.entries == [true])
    }

    @Test func `a loop that is too short is refused by the start`() throws {
        let player = try session.engine.makeAdvancedPlayer(with: pattern(tap()))
        player.loopEnabled = true
        let error = failure { try player.start(atTime: 0) }
        #expect(error?.code == .invalidTime)
        #expect(error?.localizedDescription.contains("set loopEnd") == true)
        player.loopEnd = 0.1
        try player.start(atTime: 0)
        session.clock.advance(by: 1)
        #expect(!isSilent(session.felt().suffix(4_800)))
    }

    @Test func `a handler may start the player again and again`() throws {
        let player = try session.engine.makeAdvancedPlayer(with: pattern(buzz(0.1)))
        let count = Log<Int>()
        player.completionHandler = { [weak player] _ in
            count.add(1)
            try? player?.start(atTime: 0)
        }
        try player.start(atTime: 0)
        session.clock.advance(by: 10)
        #expect(count.entries.count > 50)
    }

    @Test func `a basic player is not an advanced one`() throws {
        let basic = try session.engine.makePlayer(with: pattern(tap()))
        #expect(!(basic is any CHHapticAdvancedPatternPlayer))
    }
}
