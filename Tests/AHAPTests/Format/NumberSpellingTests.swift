import AHAP
import Foundation
import TestSupport
import Testing

struct NumberSpellingTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (1.5, "1.5"), (0.85, "0.85"),
        (-0.25, "-0.25"), (0.1 + 0.2, "0.30000000000000004"), (123.456, "123.456"), (100.25, "100.25"),
    ])
    func `ordinary numbers are spelled as one writes them`(value: Double, text: String) {
        #expect(NumberSpelling.text(value) == text)
    }

    @Test(arguments: [
        (0.000001, "0.000001"), (0.0000012, "0.0000012"), (0.0000001, "1e-7"), (0.00000012, "1.2e-7"),
        (1e15, "1000000000000000"), (123_456_789_012_345_683_968, "123456789012345680000"),
        (1e20, "100000000000000000000"),
        (1e21, "1e21"), (1.5e21, "1.5e21"), (-1e-100, "-1e-100"), (9_007_199_254_740_992, "9007199254740992"),
        (18_014_398_509_481_984, "18014398509481984"), (1234567890123456.5, "1234567890123456.5"),
    ])
    func `an exponent stands only below 1e-6 and from 1e21 on`(value: Double, text: String) {
        #expect(NumberSpelling.text(value) == text)
    }

    @Test(arguments: [
        (.leastNonzeroMagnitude, "5e-324"), (2.2250738585072014e-308, "2.2250738585072014e-308"),
        (1.7976931348623157e308, "1.7976931348623157e308"), (-1.7976931348623157e308, "-1.7976931348623157e308"),
    ])
    func `the ends of the range are spelled`(value: Double, text: String) {
        #expect(NumberSpelling.text(value) == text)
    }

    @Test(arguments: [
        (Float(0.85), "0.85"), (0.1, "0.1"), (1, "1"), (-0.0, "-0"), (.leastNonzeroMagnitude, "1e-45"),
        (3.4028235e38, "3.4028235e38"),
        (16_777_216, "16777216"), (0.33333334, "0.33333334"),
    ])
    func `a float has the digits of a float, not those of its double`(value: Float, text: String) {
        #expect(NumberSpelling.text(value) == text)
    }

    /// Of all floats only this one and its negative: the double nearest to 7.038531e-26 lies exactly in the middle
    /// between it and the next float, to which it would be rounded. (Found by trying all of them.)
    @Test func `a float whose own digits would mislead a reader of doubles has the digits of its double`() {
        let value = Float(bitPattern: 0x15AE_43FD)
        #expect(NumberSpelling.text(value) == "7.038530691851209e-26")
        #expect(NumberSpelling.text(-value) == "-7.038530691851209e-26")
    }

    @Test func `what is not finite becomes null`() {
        #expect(NumberSpelling.text(Double.nan) == "null")
        #expect(NumberSpelling.text(-Double.infinity) == "null")
        #expect(NumberSpelling.text(Float.infinity) == "null")
    }

    @Test(arguments: [
        (1.0, "1.0"), (0, "0.0"), (2, "2.0"), (1.1, "1.1"), (-1, "-1.0"), (1e15, "1000000000000000"),
    ])
    func `a version keeps one decimal`(value: Double, text: String) {
        var bytes: [UInt8] = []
        NumberSpelling.appendVersion(value, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `any double reads back the same, and no spelling with a digit less does`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<trials(2_000) {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            let text = NumberSpelling.text(value)
            #expect(Double(text)?.bitPattern == value.bitPattern, "seed \(seed): \(value)")
            #expect(significantDigits(text) == shortestDigits(of: value), "seed \(seed): \(value)")
        }
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `any float reads back the same through a double`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<trials(50_000) {
            let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
            guard value.isFinite, let read = Double(NumberSpelling.text(value)) else { continue }
            #expect(Float(read).bitPattern == value.bitPattern, "seed \(seed): \(value)")
        }
    }

    /// Few-digit numbers, as people write them, come back as they were written.
    @Test(arguments: [UInt64(1), 2])
    func `a short decimal is its own spelling`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<trials(10_000) {
            let places = Int.random(in: 1...6, using: &random)
            var digits = String(Int.random(in: 1...999_999, using: &random))
            while digits.count <= places { digits = "0" + digits }
            let whole = digits.dropLast(places)
            var fraction = String(digits.suffix(places))
            while fraction.last == "0" { fraction.removeLast() }
            let text = fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
            #expect(Double(text).map { NumberSpelling.text($0) } == text, "seed \(seed)")
        }
    }

    /// Digits without the zeros at both ends.
    private func significantDigits(_ text: String) -> Int {
        let mantissa = text.prefix { $0 != "e" }.filter { $0.isNumber }
        return mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }.count
    }

    /// Found by trying: C's printf with ever more digits.
    private func shortestDigits(of value: Double) -> Int {
        for digits in 1...17 {
            let text = String(format: "%.\(digits - 1)e", value)
            if Double(text) == value { return significantDigits(text) }
        }
        return 17
    }
}
