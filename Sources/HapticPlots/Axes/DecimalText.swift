/// Numbers as digits times a power of ten, spelled without the rounding of binary fractions.
package enum DecimalText {
    /// The number `digits` x 10^`exponent`, with all of its decimal places.
    package static func text(_ digits: Int, exponent: Int) -> String {
        let sign = digits < 0 ? "\u{2212}" : ""
        var text = String(digits.magnitude)
        guard exponent < 0 else { return sign + text + (digits == 0 ? "" : String(repeating: "0", count: exponent)) }
        let places = -exponent
        if text.utf8.count <= places { text = String(repeating: "0", count: places + 1 - text.utf8.count) + text }
        return sign + text.dropLast(places) + "." + text.suffix(places)
    }
}

extension String {
    /// Without the zeros at the end of a decimal fraction, nor its point where nothing is left of it.
    var trimmingZeros: String {
        guard contains(".") else { return self }
        var text = self[...]
        while text.hasSuffix("0") { text = text.dropLast() }
        return String(text.hasSuffix(".") ? text.dropLast() : text)
    }
}
