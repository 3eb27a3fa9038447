import HapticPlots
import Testing

struct DecimalTextTests {
    @Test func `digits stand around the point`() {
        #expect(DecimalText.text(1234, exponent: -2) == "12.34")
        #expect(DecimalText.text(5, exponent: -3) == "0.005")
        #expect(DecimalText.text(-5, exponent: -1) == "\u{2212}0.5")
    }

    @Test func `powers of ten add zeros, but not to nothing`() {
        #expect(DecimalText.text(12, exponent: 3) == "12000")
        #expect(DecimalText.text(0, exponent: 3) == "0")
        #expect(DecimalText.text(0, exponent: -1) == "0.0")
    }
}
