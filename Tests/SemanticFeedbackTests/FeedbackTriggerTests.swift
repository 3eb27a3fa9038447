import SemanticFeedback
import Testing

struct FeedbackTriggerTests {
    @Test func `the first value gives nothing, and neither does an equal one`() {
        var trigger = FeedbackTrigger<Int>(.success)
        #expect([1, 1, 2, 2, 1].map { trigger.update($0) } == [nil, nil, .success, nil, .success])
    }

    @Test func `a condition is given the value before and the value now`() {
        var trigger = FeedbackTrigger<Int>(.impact(weight: .light, intensity: 0.7)) { old, new in new > old }
        let light = SensoryFeedback.impact(weight: .light, intensity: 0.7)
        #expect([3, 4, 4, 2, 3].map { trigger.update($0) } == [nil, light, nil, nil, light])
    }

    @Test func `a closure gives a feedback for each change, or none`() {
        var trigger = FeedbackTrigger<Int> { old, new in
            new > old ? .increase : new < 0 ? .error : nil
        }
        #expect([0, 1, 0, -1, 5].map { trigger.update($0) } == [nil, .increase, nil, .error, .increase])
    }

    @Test func `a closure need not look at the values`() {
        // The trigger calls its closures on this thread.
        nonisolated(unsafe) var isOn = false
        var trigger = FeedbackTrigger<String> { unsafe isOn ? .impact : nil }
        #expect(trigger.update("a") == nil)
        #expect(trigger.update("b") == nil)
        unsafe isOn = true
        #expect(trigger.update("c") == .impact)
    }

    @Test func `closures do not run for what is no change`() {
        // The trigger calls its closures on this thread.
        nonisolated(unsafe) var count = 0
        var trigger = FeedbackTrigger<Int> { _, _ in
            unsafe count += 1
            return nil
        }
        for value in [1, 1, 1, 2, 2, 3] { _ = trigger.update(value) }
        #expect(unsafe count == 2)
    }

    @Test func `the newest closure is used, and another feedback alone is no change`() {
        var trigger = FeedbackTrigger<Int>(.success)
        _ = trigger.update(1)
        trigger.adopt(FeedbackTrigger(.warning))
        #expect(trigger.update(1) == nil)
        trigger.adopt(FeedbackTrigger { old, new in old == 1 && new == 2 ? .error : nil })
        #expect(trigger.update(2) == .error)
    }

    @Test func `a value that changes back between two updates has not changed`() {
        // What a property is set to in each turn of a loop, at whose end a toolkit updates.
        let turns = [[1], [2, 1], [], [2, 3], [1, 3, 3]]
        // The trigger calls its closures on this thread.
        nonisolated(unsafe) var changes: [[Int]] = []
        var trigger = FeedbackTrigger<Int> { old, new in
            unsafe changes.append([old, new])
            return .selection
        }
        var property = 0
        let given = turns.map { turn in
            for value in turn { property = value }
            return trigger.update(property)
        }
        #expect(given == [nil, nil, nil, .selection, nil])
        #expect(unsafe changes == [[1, 3]])
    }

    @Test func `optional values change to and from nothing`() {
        var trigger = FeedbackTrigger<Int?>(.selection)
        #expect([nil, 1, nil, nil].map { trigger.update($0) } == [nil, .selection, .selection, nil])
    }

    @Test func `triggers are independent`() {
        var first = FeedbackTrigger<Int>(.success)
        var second = FeedbackTrigger<Int>(.error) { _, new in new > 5 }
        #expect([0, 1, 9].map { first.update($0) } == [nil, .success, .success])
        #expect([0, 1, 9].map { second.update($0) } == [nil, nil, .error])
    }

    @Test func `a minimum interval drops what comes too early, for good`() {
        var trigger = FeedbackTrigger<Int>(.selection).spaced(by: 0.1)
        let times = [0, 0.02, 0.05, 0.125, 0.2, 0.25]
        let given = times.enumerated().map { index, time in trigger.update(index, at: time) }
        #expect(given == [nil, .selection, nil, .selection, nil, .selection])
    }

    @Test func `a change that gives nothing does not begin an interval`() {
        var trigger = FeedbackTrigger<Int>(.selection) { _, new in new != 1 }.spaced(by: 1)
        #expect(trigger.update(0, at: 0) == nil)
        #expect(trigger.update(1, at: 1) == nil)
        #expect(trigger.update(2, at: 1.5) == .selection)
    }

    @Test func `a continuous value gives feedback when it crosses a multiple of the size, either way`() {
        var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 80)
        let values: [Double] = [0, 40, 79.9, 80, 159, 160.5, 159, 81, 79, -1]
        let fires = values.map { trigger.update($0) != nil }
        #expect(fires == [false, false, false, true, false, true, true, false, true, true])
    }

    @Test func `a value that trembles around an edge gives feedback once, with a margin`() {
        var plain = FeedbackTrigger<Double>(.selection).bucketed(by: 80)
        var steady = FeedbackTrigger<Double>(.selection).bucketed(by: 80, margin: 4)
        let values: [Double] = [70, 80, 79.5, 80.5, 79, 83.9, 76.1, 80, 75.9]
        #expect(values.filter { plain.update($0) != nil } == [80, 79.5, 80.5, 79, 83.9, 76.1, 80, 75.9])
        #expect(values.filter { steady.update($0) != nil } == [80, 75.9])
    }

    @Test func `an edge counts as soon as it is reached, from both sides, whatever the margin`() {
        var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 80, margin: 4)
        // The last ones: away from the edge, and back at once.
        let values: [Double] = [0, 80, 160, 240, 160, 159, 80, 79, 0, 80, 0, 80, 100, 79.9, 80.1, 84]
        let fires = values.map { trigger.update($0) != nil }
        #expect(
            fires == [
                false, true, true, true, true, true, false, true, false, true, true, true, false, true, false, true,
            ])
    }

    @Test func `a toolkit that adopts a trigger at each update keeps the margin`() {
        var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 80, margin: 4)
        let fires = [70.0, 81, 79, 81, 79].map { value in
            trigger.adopt(FeedbackTrigger(.selection).bucketed(by: 80, margin: 4))
            return trigger.update(value) != nil
        }
        #expect(fires == [false, true, false, false, false])
    }

    private func bucketsMissed<Value: BinaryFloatingPoint>(size: Value, of count: Int) -> Int {
        var trigger = FeedbackTrigger<Value>(.selection).bucketed(by: size)
        _ = trigger.update(0)
        let missed = (1...count).filter { trigger.update(Value($0) * size) == nil }.count
        return missed + (0..<count).reversed().filter { trigger.update(Value($0) * size) == nil }.count
    }

    @Test(arguments: [0.1, 0.05, 0.01, 1.0 / 3, 80])
    func `no bucket is missed for want of digits`(size: Double) {
        #expect(bucketsMissed(size: size, of: 20_000) == 0)
        #expect(bucketsMissed(size: Float(size), of: 2_000) == 0)
    }

    @Test func `what is to follow from a change follows after the update`() {
        final class Model {
            private var trigger = FeedbackTrigger<Int>(.selection)
            private(set) var given: [SensoryFeedback?] = []

            func set(_ value: Int) {
                given.append(trigger.update(value))
                // Not in a closure of the trigger, which is being changed while that runs.
                if value == 10 { set(0) }
            }
        }
        let model = Model()
        for value in [9, 10, 0, 1] { model.set(value) }
        #expect(model.given == [nil, .selection, .selection, nil, .selection])
    }

    @Test func `tenths are ten buckets, although they are not exact in binary`() {
        var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 0.1)
        let fires = (0...10).map { trigger.update(Double($0) * 0.1) != nil }
        #expect(fires == [false] + [Bool](repeating: true, count: 10))
    }

    @Test func `what is not a number is passed over in buckets`() {
        var trigger = FeedbackTrigger<Double>(.selection).bucketed(by: 10)
        #expect([.nan, 5, .nan, 15].map { trigger.update($0) } == [nil, nil, nil, .selection])
    }

    @Test func `it plays what it gives, on a player that is ready by then`() throws {
        let bench = Bench()
        bench.run {
            var trigger = FeedbackTrigger<Int>(.impact(weight: .heavy))
            trigger.play(0)
            #expect(isSilent(bench.play(for: 0.1)))
            #expect(bench.outputCount == 1)
            trigger.play(1)
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 1, 0.45) < 2e-6)
            trigger.play(1)
            #expect(isSilent(bench.play(for: 0.1)))
        }
    }

    @Test func `an interval counts on the clock of the engine`() throws {
        let bench = Bench()
        bench.run {
            var trigger = FeedbackTrigger<Int>(.impact(weight: .heavy)).spaced(by: 0.25)
            trigger.play(0)
            let heard = (1...10).filter { number in
                trigger.play(number)
                return !isSilent(bench.play(for: 0.1))
            }
            // At 0, 0.3, 0.6 and 0.9 seconds.
            #expect(heard == [1, 4, 7, 10])
        }
    }
}
