import AHAP
import TestSupport
import Testing

struct ShortDecimalTests {
    @Test func `an offset is what a person would write, and adds up exactly`() {
        // 1.5 - 1.2 is 0.30000000000000004 in doubles.
        #expect(ShortDecimal.offset(from: 1.2, to: 1.5) == 0.3)
        #expect(ShortDecimal.offset(from: 0, to: 0.1) == 0.1)
        #expect(ShortDecimal.offset(from: 2, to: 2) == 0)
        #expect(ShortDecimal.offset(from: 2, to: 1.5) == -0.5)
    }

    @Test func `an offset that no short decimal gives is the exact difference`() {
        let end = 1 + 3 * Double.ulpOfOne
        #expect(1 + ShortDecimal.offset(from: 1, to: end) == end)
        #expect(ShortDecimal.offset(from: 0, to: 1e300) == 1e300)
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `start and offset give the end to the last bit`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let start = Double.random(in: 0...100, using: &random)
            let end = start + Double.random(in: 0...100, using: &random)
            #expect(start + ShortDecimal.offset(from: start, to: end) == end, "\(start), \(end); seed \(seed)")
        }
    }

    @Test func `a computed number becomes plain`() {
        #expect(ShortDecimal.plain(0.1 + 0.2) == 0.3)
        #expect(ShortDecimal.plain(1.0 / 3) == 1.0 / 3)
        #expect(ShortDecimal.plain(-0.1 - 0.2) == -0.3)
    }

    @Test func `rounding to places`() {
        #expect(ShortDecimal.rounded(0.28854, places: 3) == 0.289)
        #expect(ShortDecimal.rounded(-1.25, places: 1) == -1.3)
        #expect(ShortDecimal.rounded(-0.001, places: 2).sign == .plus)
        #expect(ShortDecimal.rounded(1e300, places: 3) == 1e300)
    }
}
