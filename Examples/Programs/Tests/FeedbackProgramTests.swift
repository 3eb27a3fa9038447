import HapticsTesting
import SemanticFeedback
import Testing

/// Each program under a script of values, one every 10 ms of virtual time.
struct FeedbackProgramTests {
    private let recorder = HapticRecorder()

    /// Runs a script, and gives what was played, with the number of the value that it was played for.
    private func played<Program>(
        by make: @autoclosure () -> Program, _ script: [(inout Program) -> Void]
    ) -> [Played] {
        recorder.recording {
            var program = make()
            for step in script {
                step(&program)
                recorder.advance(by: 0.01)
            }
        }
        return recorder.feedback.map { Played($0.feedback, step: Int(($0.time * 100).rounded())) }
    }

    private struct Played: Equatable {
        let feedback: SensoryFeedback
        let step: Int

        init(_ feedback: SensoryFeedback, step: Int) { (self.feedback, self.step) = (feedback, step) }
    }

    @Test func `a counter taps on increments`() {
        let steps = [1, 1, -1, 0, 2].map { step in { (counter: inout Counter) in counter.add(step) } }
        let tap = SensoryFeedback.impact(weight: .light, intensity: 0.7)
        #expect(played(by: Counter(), steps) == [0, 1, 4].map { Played(tap, step: $0) })
    }

    @Test func `a scroll view ticks at multiples of 80, once where it trembles`() {
        let offsets: [Double] = [0, 50, 83, 79.5, 80.5, 79, 83, 150, 170, 77]
        let steps = offsets.map { offset in { (view: inout ScrollTicks) in view.scrolled(to: offset) } }
        #expect(played(by: ScrollTicks(), steps) == [2, 8, 9].map { Played(.selection, step: $0) })
    }

    @Test func `a list that comes to rest at its rows ticks at each, and where it trembles once`() {
        let offsets: [Double] = [0, 80, 160, 160, 80, 0, 79.5, 80.5, 79.5, 80.5, 79.5, 87.9, 72.1, .nan, 71.9, 80]
        let steps = offsets.map { offset in { (view: inout ScrollTicks) in view.scrolled(to: offset) } }
        #expect(played(by: ScrollTicks(), steps) == [1, 2, 4, 5, 7, 14, 15].map { Played(.selection, step: $0) })
    }

    @Test(arguments: [(Double.nan, false), (.infinity, true), (-.infinity, false), (1e300, true), (-1, false)])
    func `no number of seconds is too much for a press`(seconds: Double, isSuccess: Bool) {
        let steps: [(inout HoldToConfirm) -> Void] = [{ $0.held(for: seconds) }]
        #expect(played(by: HoldToConfirm(), steps) == [Played(isSuccess ? .success : .selection, step: 0)])
    }

    @Test func `what is no number moves neither a swipe nor a slider`() {
        let numbers: [Double] = [.nan, .infinity, .nan, -.infinity]
        let swipes = numbers.map { number in { (row: inout SwipeToConfirm) in row.moved(to: number) } }
        #expect(played(by: SwipeToConfirm(), swipes).map { $0.step } == [1])
        let drags = numbers.map { number in { (slider: inout StepSlider) in slider.dragged(to: number) } }
        // After the swipe, on the same clock.
        #expect(played(by: StepSlider(value: 0.5), drags).map { $0.step } == [1, 5, 7])
    }

    @Test func `a swipe confirms once at 120 points, and not on release`() {
        var steps = [40, 119.9, 120, 118, 121, 140].map { distance in
            { (row: inout SwipeToConfirm) in row.moved(to: distance) }
        }
        steps.append { $0.released() }
        steps.append { $0.moved(to: 20) }
        steps.append { $0.moved(to: 130) }
        steps.append { $0.released() }
        let knock = SensoryFeedback.impact(weight: .medium, intensity: 0.8)
        #expect(played(by: SwipeToConfirm(), steps) == [2, 8].map { Played(knock, step: $0) })
    }

    @Test func `a press is felt at each quarter, and at its end`() {
        var steps = (0...130).map { step in
            { (button: inout HoldToConfirm) in button.held(for: Double(step) * 0.01) }
        }
        steps.append { $0.released() }
        let expected = [0, 30, 60, 90].map { Played(.selection, step: $0) } + [Played(.success, step: 120)]
        #expect(played(by: HoldToConfirm(), steps) == expected)
    }

    @Test func `a press that is broken off is no success`() {
        var steps = (0...45).map { step in
            { (button: inout HoldToConfirm) in button.held(for: Double(step) * 0.01) }
        }
        steps.append { $0.released() }
        #expect(played(by: HoldToConfirm(), steps) == [0, 30].map { Played(.selection, step: $0) })
    }

    @Test func `a slider is felt by steps, not by places`() {
        let places = [0.5, 0.52, 0.54, 0.56, 0.57, 0.61, 0.44, 0.42, 2, 1.5]
        let steps = places.map { place in { (slider: inout StepSlider) in slider.dragged(to: place) } }
        #expect(
            played(by: StepSlider(value: 0.5), steps) == [
                Played(.increase, step: 3), Played(.decrease, step: 6), Played(.increase, step: 8),
            ])
    }

    @Test func `a value that returns within one update is not felt`() {
        let steps: [(inout StepSlider) -> Void] = [
            { $0.dragged(through: [0.9, 0.1, 0.5]) }, { $0.dragged(through: [0.1, 0.7]) },
            { $0.dragged(through: [1, 0.7]) }, { $0.dragged(through: []) }, { $0.dragged(through: [0.9, 0.6]) },
        ]
        let expected = [Played(.increase, step: 1), Played(.decrease, step: 4)]
        #expect(played(by: StepSlider(value: 0.5), steps) == expected)
    }
}
