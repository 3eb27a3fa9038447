import AHAP
import Testing

struct FixedDecimalTests {
    @Test(
        arguments: [
            (0, 3, "0.000"), (1.2918, 3, "1.292"), (-0.05, 1, "-0.1"), (-0.0001, 3, "0.000"), (0.9996, 3, "1.000"),
            (12.04, 1, "12.0"), (0.05, 3, "0.050"), (1e9, 3, "1000000000.0"), (3.4e38, 3, "3.4e+38"),
            (.infinity, 1, "inf"), (-.infinity, 1, "-inf"),
        ] as [(Double, Int, String)])
    func `all places are spelled, and nothing traps`(value: Double, places: Int, text: String) {
        #expect(FixedDecimal.text(value, places: places) == text)
    }

    @Test func `what is no number is called so`() {
        #expect(FixedDecimal.text(.nan, places: 3) == "nan")
    }
}
