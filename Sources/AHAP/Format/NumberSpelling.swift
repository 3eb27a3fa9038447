/// Spells numbers for a file: the fewest digits that read back as exactly the same value, laid out as ECMAScript lays
/// them out (`1`, `0.85`, `1e-7`), but without a plus in the exponent (`1e21`).
///
/// The digits are the standard library's, which knows no locale. `-0` keeps its sign. What is not finite has no
/// spelling in JSON and becomes `null`; callers look first.
package enum NumberSpelling {
    /// The shortest spelling that reads back as this double.
    package static func text(_ value: Double) -> String {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The shortest spelling that a reader of doubles, rounding to `Float` thereafter, reads back as this value.
    package static func text(_ value: Float) -> String {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Like ``text(_:)``, at the end of `output`.
    package static func append(_ value: Double, to output: inout [UInt8]) {
        if appendWhole(value, to: &output) { return }
        Decimal(value.description).append(to: &output)
    }

    /// Like ``text(_:)``, at the end of `output`.
    package static func append(_ value: Float, to output: inout [UInt8]) {
        if appendWhole(Double(value), to: &output) { return }
        let decimal = Decimal(value.description)
        // The shortest digits of a float can lie so close to the middle between two floats that the double nearest to
        // them is that middle (of all floats, 0x15AE43FD alone). Then only the double's own digits tell which is meant.
        if let read = DecimalNumber.value(mantissa: decimal.digits, exponent: decimal.exponent),
            Float(read) == value.magnitude
        {
            decimal.append(to: &output)
        } else {
            append(Double(value), to: &output)
        }
    }

    /// A version: whole numbers keep one decimal, `1.0`, as every file has it.
    package static func appendVersion(_ value: Double, to output: inout [UInt8]) {
        append(value, to: &output)
        if value.magnitude < 1e15, value == value.rounded(.towardZero) { output.append(contentsOf: ".0".utf8) }
    }

    /// The short way for whole numbers, which half of all numbers in files are, and for what is not finite.
    private static func appendWhole(_ value: Double, to output: inout [UInt8]) -> Bool {
        guard value.isFinite else {
            output.append(contentsOf: "null".utf8)
            return true
        }
        guard value.magnitude < 1e15, value == value.rounded(.towardZero) else { return false }
        if value.sign == .minus { output.append(UInt8(ascii: "-")) }
        let whole = UInt64(value.magnitude)
        appendDigits(whole, count: digitCount(whole), to: &output)
        return true
    }

    /// The `count` decimal digits of a number, with a decimal point behind the first `point` of them.
    static func appendDigits(_ digits: UInt64, count: Int, point: Int? = nil, to output: inout [UInt8]) {
        var rest = digits
        var power: UInt64 = 1
        for _ in 1..<max(count, 1) { power &*= 10 }
        for index in 0..<count {
            if index == point { output.append(UInt8(ascii: ".")) }
            output.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / power))
            rest %= power
            power = max(power / 10, 1)
        }
    }

    static func digitCount(_ value: UInt64) -> Int {
        var count = 1
        var rest = value
        while rest >= 10 {
            rest /= 10
            count += 1
        }
        return count
    }
}
