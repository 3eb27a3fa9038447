import HapticPlots
import TestSupport
import Testing

struct TickScaleTests {
    private func labels(_ values: ClosedRange<Double>, stepFrom least: Double) -> [String] {
        TickScale(values) { step, _ in step >= least }.ticks.map { $0.label }
    }

    @Test func `steps are 1, 2 or 5 times a power of ten`() {
        #expect(labels(0...10, stepFrom: 0.9) == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
        #expect(labels(0...10, stepFrom: 1.1) == ["0", "2", "4", "6", "8", "10"])
        #expect(labels(0...10, stepFrom: 2.1) == ["0", "5", "10"])
        #expect(labels(0...10, stepFrom: 5.1) == ["0", "10"])
    }

    @Test func `all labels have the places that the step needs`() {
        #expect(labels(0...0.4, stepFrom: 0.1) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
        #expect(labels(0...0.1, stepFrom: 0.05) == ["0.00", "0.05", "0.10"])
    }

    @Test func `negative values have a minus sign`() {
        #expect(labels(-1...1, stepFrom: 0.5) == ["\u{2212}1.0", "\u{2212}0.5", "0.0", "0.5", "1.0"])
    }

    @Test func `an axis that does not begin at a multiple begins with the next`() {
        #expect(labels(3.21...3.45, stepFrom: 0.1) == ["3.3", "3.4"])
    }

    @Test func `a place late on an axis is spelled without rounding`() {
        #expect(labels(3600...3600.006, stepFrom: 0.002) == ["3600.000", "3600.002", "3600.004", "3600.006"])
    }

    @Test func `thousands keep all digits`() {
        #expect(labels(0...20_000, stepFrom: 9_000) == ["0", "10000", "20000"])
    }

    @Test func `the room is asked for the longest label`() {
        var asked: [String] = []
        _ = TickScale(8...12) { step, longest in
            asked.append(longest)
            return step >= 1
        }
        #expect(asked.last == "10")
    }

    @Test func `ticks lie within the axis, evenly, on any axis`() {
        for seed in UInt64(1)...200 {
            var generator = SeededGenerator(seed: seed)
            let start = Double.random(in: 0...1000, using: &generator)
            let length = Double.random(in: 0.001...5000, using: &generator)
            let scale = TickScale(start...start + length) { step, _ in step >= length / 10 }
            let values = scale.ticks.map { $0.value }
            #expect(values.count >= 2 && values.count <= 11, "seed \(seed)")
            #expect(
                values.allSatisfy { $0 >= start - length * 1e-6 && $0 <= start + length * (1 + 1e-6) }, "seed \(seed)")
            let steps = zip(values, values.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { ($0 - steps[0]).magnitude < length * 1e-9 }, "seed \(seed)")
            #expect(
                zip(values, scale.ticks).allSatisfy { value, tick in
                    (Double(tick.label) ?? .nan) - value < 1e-9
                }, "seed \(seed)")
        }
    }
}
