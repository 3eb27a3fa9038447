import HapticPatterns
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

    @Test func `a replacement is of one feedback`() {
        var theme = FeedbackTheme()
        theme[.success] = knock
        #expect(theme[.success] == knock)
        #expect(theme[.warning] == nil)
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
