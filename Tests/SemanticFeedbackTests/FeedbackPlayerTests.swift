import CoreHaptics
import Dispatch
import HapticPatterns
import HapticPlayback
import SemanticFeedback
import Testing

struct FeedbackPlayerTests {
    private let bench = Bench()
    private let light = SensoryFeedback.impact(weight: .light, intensity: 0.7)

    @Test func `a feedback plays from the first sample on`() throws {
        bench.run {
            light.play()
            // 0.7 of 0.6.
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }

    @Test func `one that was prepared for plays on the engine that runs`() throws {
        try bench.run {
            FeedbackPlayer.shared.prepare()
            #expect(bench.play(for: 0.5).count == 24_000)
            SensoryFeedback.success.play()
            let expected = try rendered(FeedbackPatterns.pattern(of: .success), to: 24_000)
            #expect(deviation(bench.play(for: 0.5), from: expected) < 2e-6)
            #expect(bench.outputCount == 1)
        }
    }

    @Test func `the engine rests two minutes after the last feedback, and the next one wakes it`() throws {
        bench.run {
            light.play()
            #expect(bench.play(for: 125).count < 48_000 * 121)
            #expect(bench.play(for: 1).isEmpty)
            light.play()
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }

    @Test func `where nothing can play, calls do nothing, and the reason can be asked for`() throws {
        bench.hasDevice = false
        bench.run {
            for _ in 0..<100 { SensoryFeedback.success.play() }
            #expect((FeedbackPlayer.shared.problem as? CHHapticError)?.code == .notSupported)
            bench.hasDevice = true
            light.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }

    @Test(arguments: [OutputEvent.interrupted, .suspended, .disconnected, .failed])
    func `after what may happen to a device the next feedback plays`(event: OutputEvent) throws {
        bench.run {
            // As often as players are made for one pattern, so that the next one is an old one.
            for _ in 0..<4 {
                light.play()
                _ = bench.play(for: 0.1)
            }
            bench.simulate(event)
            _ = bench.play(for: 0.1)
            light.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            let signal = bench.play(for: 0.1)
            #expect(deviation(Array(signal.suffix(4_800)), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }

    @Test func `after a lost device no feedback of several threads is dropped`() {
        let rounds = 200
        for _ in 0..<rounds {
            bench.run { light.play() }
            bench.simulate(.disconnected)
            DispatchQueue.concurrentPerform(iterations: 4) { _ in bench.run { light.play() } }
            _ = bench.play(for: 0.001)
        }
        #expect(bench.outcomes == [.played: 5 * rounds])
    }

    @Test func `a device that is lost again and again while threads play leaves an engine that plays`() {
        DispatchQueue.concurrentPerform(iterations: 4) { number in
            for _ in 0..<100 {
                if number == 0 { bench.simulate(.disconnected) }
                bench.run { light.play() }
            }
        }
        bench.run {
            _ = bench.play(for: 0.2)
            light.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }

    @Test func `who has switched feedback off has no engine started`() {
        bench.run {
            FeedbackTheme.application = .off
            var trigger = FeedbackTrigger<Int>(.selection)
            trigger.play(0)
            FeedbackPlayer.shared.prepare()
            FeedbackTheme.application = .standard
            FeedbackTheme.off.perform { FeedbackPlayer.shared.prepare() }
            #expect(bench.outputCount == 0)
            FeedbackPlayer.shared.prepare()
            #expect(bench.outputCount == 1)
        }
    }

    @Test func `one that could not be prepared for, and then could, has no problem any more`() {
        bench.startError = .unavailable(device: "pad", reason: "it is busy")
        bench.run {
            FeedbackPlayer.shared.prepare()
            _ = bench.play(for: 0.01)
            #expect((FeedbackPlayer.shared.problem as? CHHapticError)?.code == .serverInitFailed)
            bench.startError = nil
            FeedbackPlayer.shared.prepare()
            _ = bench.play(for: 0.01)
            #expect(FeedbackPlayer.shared.problem == nil)
        }
    }

    @Test func `to prepare an engine of the application's tells when that is gone`() throws {
        try bench.run {
            let player = try FeedbackPlayer.on(CHHapticEngine())
            player.prepare()
            #expect((player.problem as? CHHapticError)?.code == .engineNotRunning)
        }
    }

    @Test func `ten thousand calls in one go are all taken`() throws {
        bench.run {
            for _ in 0..<10_000 { light.play() }
            #expect(FeedbackPlayer.shared.problem == nil)
            #expect(!isSilent(bench.play(for: 0.01)))
            _ = bench.play(for: 0.5)
            light.play()
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }

    @Test func `a thousand intensities are played, and not all kept`() throws {
        bench.run {
            for step in 1...1_000 {
                SensoryFeedback.impact(weight: .heavy, intensity: Double(step) / 1_000).play()
                _ = bench.play(for: 0.01)
                #expect(FeedbackPlayer.shared.problem == nil)
            }
            _ = bench.play(for: 0.5)
            SensoryFeedback.impact(weight: .heavy, intensity: 0.5).play()
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.5, 0.45) < 2e-6)
        }
    }

    @Test func `an engine of the application's is started, and has a theme of its own`() throws {
        try bench.run {
            let engine = try CHHapticEngine()
            #expect(FeedbackPlayer.on(engine) === FeedbackPlayer.on(engine))
            #expect(FeedbackPlayer.on(engine) !== FeedbackPlayer.shared)
            FeedbackPlayer.on(engine).theme.strength = 0.5
            light.play(on: engine)
            #expect(bench.outputCount == 1)
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.21, 0.4) < 2e-6)
        }
    }

    @Test func `a player does not keep an engine of the application's alive`() throws {
        try bench.run {
            var engine: CHHapticEngine? = try CHHapticEngine()
            let player = try FeedbackPlayer.on(#require(engine))
            player.play(light)
            weak let watched = engine
            engine = nil
            #expect(watched == nil)
            player.play(light)
            #expect((player.problem as? CHHapticError)?.code == .engineNotRunning)
        }
    }

    @Test func `two programs at the same time do not meet`() throws {
        let other = Bench()
        bench.run {
            light.play()
            other.run { SensoryFeedback.impact(weight: .heavy).play() }
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
            #expect(deviation(other.play(for: 0.1), fromTapOf: 1, 0.45) < 2e-6)
        }
    }
}
