import AHAP
import Testing
import TestSupport

struct NumberTests {
    @Test(arguments: [
        "0", "-0", "1", "-1", "10", "0.5", "-0.5", "1e3", "1E3", "1e+3", "1e-3", "1.25e2", "0.0", "0e0", "1.0",
        "123456789012345678", "12345678901234567890123", "0.1234567890123456789012345", "1e-400", "9007199254740993",
    ])
    func `numbers of JSON's grammar are read`(text: String) {
        #expect(number(text) == Double(text))
    }

    @Test(arguments: [
        "01", "-01", "00", "1.", "-1.", ".5", "-.5", "+1", "1e", "1e+", "1.e3", "-", "--1", "1.2.3", "0x10", "1_000",
        "1,5e", "NaN", "Infinity", "-Infinity", "1d", "1e5.5", "2-1", "०",
    ])
    func `what only looks like a number is none`(text: String) {
        #expect(number(text) == nil)
        #expect(!syntaxFaults("[\(text)]").isEmpty)
    }

    @Test func `minus zero keeps its sign`() throws {
        #expect(try #require(number("-0.0")).sign == .minus)
    }

    @Test func `a number beyond double's range is infinite, and no trap`() {
        #expect(number("1e400") == .infinity)
        #expect(number("-1e99999999999999999999") == -.infinity)
        #expect(number("1e-99999999999999999999") == 0)
    }

    // The standard library parses decimals by its own means; both must give the nearest double.
    @Test func `two hundred thousand random decimals are rounded to the nearest double`() {
        let seed: UInt64 = 0xA1B2
        var random = SeededGenerator(seed: seed)
        for _ in 0..<trials(200_000) {
            let text = decimal(&random)
            #expect(number(text)?.bitPattern == Double(text)?.bitPattern, "seed \(seed), text \(text)")
        }
    }

    // Halfway cases: the sum of two neighbouring doubles, halved in decimal, has one digit more than a double needs.
    @Test(arguments: [
        ("9007199254740993", 9007199254740992.0), ("9007199254740995", 9007199254740996.0),
        ("4503599627370496.5", 4503599627370496.0), ("4503599627370497.5", 4503599627370498.0),
        ("1.00000000000000011102230246251565404236316680908203125", 1.0),
        ("1.00000000000000011102230246251565404236316680908203126", 1.0000000000000002),
        ("0.500000000000000055511151231257827021181583404541015625", 0.5),
    ])
    func `exactly half way goes to the even neighbour`(text: String, expected: Double) {
        #expect(number(text) == expected)
    }

    private func decimal(_ random: inout SeededGenerator) -> String {
        let digits = Int.random(in: 1...21, using: &random)
        var text = Bool.random(using: &random) ? "-" : ""
        text += String(Int.random(in: 1...9, using: &random))
        for index in 1..<max(digits, 2) {
            if index == 1 { text += "." }
            text += String(Int.random(in: 0...9, using: &random))
        }
        if Bool.random(using: &random) { text += "e" + String(Int.random(in: -80...80, using: &random)) }
        return text
    }
}
