import Dispatch
import HapticPatterns
import HapticPlayback
import HapticRendering
import SemanticFeedback
import Testing

struct FeedbackThemeTests {
    private let bench = Bench()
    private let heavy = SensoryFeedback.impact(weight: .heavy)
    private let knock = HapticPattern { Tap(intensity: 0.5, sharpness: 0) }

    @Test func `the application's theme switches everything off, whatever others say`() throws {
        bench.run {
            FeedbackTheme.application = .off
            FeedbackTheme.standard.perform { heavy.play() }
            #expect(isSilent(bench.play(for: 0.1)))
            #expect(FeedbackPlayer.shared.problem == nil)
            FeedbackTheme.application = .standard
            heavy.play()
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 1, 0.45) < 2e-6)
        }
    }

    @Test func `strengths are multiplied`() throws {
        bench.run {
            FeedbackTheme.application.strength = 0.8
            FeedbackPlayer.shared.theme.strength = 0.5
            FeedbackTheme(strength: 0.9).perform {
                FeedbackTheme(strength: 0.5).perform { heavy.play() }
            }
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.18, 0.45) < 2e-6)
        }
    }

    @Test func `a theme ends with its call`() throws {
        bench.run {
            FeedbackTheme.off.perform { heavy.play() }
            heavy.play()
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 1, 0.45) < 2e-6)
        }
    }

    @Test func `a theme holds in the tasks of its call`() async throws {
        let half = FeedbackTheme(strength: 0.5)
        let task = bench.run { half.perform { Task { SensoryFeedback.impact(weight: .heavy).play() } } }
        await task.value
        #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.5, 0.45) < 2e-6)
    }

    @Test func `a theme holds over calls that take time`() async throws {
        let task = bench.run {
            Task {
                await FeedbackTheme(strength: 0.5).perform {
                    await Task.yield()
                    SensoryFeedback.impact(weight: .heavy).play()
                }
            }
        }
        await task.value
        #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.5, 0.45) < 2e-6)
    }

    @Test func `a replaced pattern is scaled as its feedback is, and the innermost one wins`() throws {
        bench.run {
            FeedbackTheme.application[heavy] = HapticPattern { Tap(intensity: 1, sharpness: 1) }
            FeedbackPlayer.shared.theme[heavy] = knock
            SensoryFeedback.impact(weight: .heavy, intensity: 0.5).play()
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.25, 0) < 2e-6)

            var inner = FeedbackTheme()
            inner[.impact(weight: .heavy, intensity: 0.1)] = HapticPattern()
            inner.perform { heavy.play() }
            #expect(isSilent(bench.play(for: 0.1)))
        }
    }

    @Test func `threads that change parts of a theme at the same time lose nothing`() {
        let others: [SensoryFeedback] = everyFeedback.filter { $0 != heavy }
        DispatchQueue.concurrentPerform(iterations: others.count) { number in
            bench.run {
                FeedbackTheme.updateApplication { $0[others[number]] = knock }
                FeedbackPlayer.shared.updateTheme { $0[others[number]] = knock }
            }
        }
        bench.run {
            for theme in [FeedbackTheme.application, FeedbackPlayer.shared.theme] {
                #expect(theme[heavy] == nil)
                #expect(others.filter { theme[$0] != knock } == [])
            }
            // A change may do anything.
            FeedbackTheme.updateApplication { $0.strength = FeedbackTheme.application.strength / 2 }
            #expect(FeedbackTheme.application.strength == 0.5)
        }
    }

    @Test func `strength scales what sounds, too`() throws {
        let own = SensoryFeedback.pattern(
            HapticPattern {
                Tone(duration: 0.1, volume: 0.8)
                Tap(intensity: 1, sharpness: 0.5)
            })
        let half = FeedbackTheme(strength: 0.5)
        try bench.run {
            half.perform { own.play() }
            let expected = HapticPattern {
                Tone(duration: 0.1, volume: 0.4)
                Tap(intensity: 0.5, sharpness: 0.5)
            }
            var renderer = try Renderer(expected)
            let rendered = renderer.renderAll().left
            bench.clock.advance(by: 0.2)
            let played = bench.takeSound()
            #expect(deviation(Array(played.prefix(rendered.count)), from: rendered) < 2e-6)
            #expect(!isSilent(played))
        }
        // One that says nothing of its volume is at 1.
        var silent = HapticEvent(kind: .audioContinuous, time: 0, duration: 0.1)
        let pattern = FeedbackPatterns.pattern(of: .pattern(HapticPattern(events: [silent]), intensity: 0.25))
        silent.parameters[.audioVolume] = 0.25
        #expect(pattern.events == [silent])
        #expect(FeedbackPatterns.pattern(of: .pattern(HapticPattern(events: [silent]), intensity: 0)).events.isEmpty)
    }

    @Test func `a replacement is of one feedback`() {
        var theme = FeedbackTheme()
        theme[.success] = knock
        #expect(theme[.success] == knock)
        #expect(theme[.warning] == nil)
        theme[.impact] = knock
        #expect(theme[.impact(weight: .light, intensity: 0.3)] == knock)
        #expect(theme[.impact()] == nil)
        theme[.impact] = nil
        theme[.pattern(knock)] = knock
        #expect(theme[.pattern(knock)] == nil)
        theme[.success] = nil
        #expect(theme == .standard)
    }

    @Test(arguments: [(1.5, 1.0), (-1, 0), (.nan, 1), (0.3, 0.3)])
    func `a strength is the nearest in its range`(given: Double, used: Double) {
        #expect(FeedbackTheme(strength: given).strength == used)
    }
}
