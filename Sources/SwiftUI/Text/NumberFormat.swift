import Foundation

/// A conversion of `printf` for one number, such as `%+05.1f`: read here, so that what reaches the C library always fits.
struct NumberFormat {
    private var flags: Set<Character> = []
    private var width = 0
    private var precision: Int?
    private var conversion: Character = "d"

    /// A number in a format: the first conversion writes it, and further ones nothing.
    static func text(_ value: _FormatValue, format: String) -> String {
        var (rest, result, isWritten) = (format[...], "", false)
        while let index = rest.firstIndex(of: "%") {
            result += rest[..<index]
            rest = rest[index...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            } else if let (conversion, next) = read(rest) {
                if !isWritten { result += conversion.text(value) }
                (isWritten, rest) = (true, next)
            } else {
                result += "%"
            }
        }
        return result + rest
    }

    /// What stands after a percent sign, and what follows; `nil` where that is no conversion for a number.
    private static func read(_ text: Substring) -> (NumberFormat, Substring)? {
        var (format, rest) = (NumberFormat(), text)
        while let flag = rest.first, "-+ 0#'".contains(flag) {
            format.flags.insert(flag)
            rest = rest.dropFirst()
        }
        format.width = number(&rest) ?? 0
        if rest.first == "." {
            rest = rest.dropFirst()
            format.precision = number(&rest) ?? 0
        }
        while let length = rest.first, "hlqjztL".contains(length) { rest = rest.dropFirst() }
        guard let conversion = rest.first, "diuxXofFeEgGaA@".contains(conversion) else { return nil }
        format.conversion = conversion
        return (format, rest.dropFirst())
    }

    private static func number(_ text: inout Substring) -> Int? {
        let digits = text.prefix { "0123456789".contains($0) }
        text = text[digits.endIndex...]
        return digits.isEmpty ? nil : min(Int(digits) ?? 99, 99)
    }

    private func text(_ value: _FormatValue) -> String {
        let written = written(value)
        let text = "dufF".contains(conversion) || conversion == "i" ? Self.grouped(written) : written
        let missing = width - text.count
        guard missing > 0 else { return text }
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        // What is no number is not filled up with zeros.
        let sign = text.prefix { "+- ".contains($0) } + (text.contains("x") ? "0x" : text.contains("X") ? "0X" : "")
        guard flags.contains("0"), text.dropFirst(sign.count).first?.isHexDigit == true else {
            return String(repeating: " ", count: missing) + text
        }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }

    /// The number without its width.
    private func written(_ value: _FormatValue) -> String {
        let marks = "+ #".filter { flags.contains($0) } + (precision.map { ".\($0)" } ?? "")
        switch conversion {
        case "@": return "\(value.text)"
        case "d", "i":
            let marks = marks.filter { $0 != "#" }
            return marks.isEmpty ? String(value.signed) : String(format: "%\(marks)lld", value.signed)
        case "u", "x", "X", "o": return String(format: "%\(unsignedMarks(marks))ll\(conversion)", value.unsigned)
        default: return String(format: "%\(marks)\(conversion)", value.floating)
        }
    }

    /// Signs are nothing for numbers without one, and another form nothing for decimal ones.
    private func unsignedMarks(_ marks: String) -> String {
        marks.filter { $0 != "+" && $0 != " " && ($0 != "#" || conversion != "u") }
    }

    /// A decimal number with commas between thousands.
    private static func grouped(_ text: String) -> String {
        guard let start = text.firstIndex(where: { $0.isNumber }) else { return text }
        let digits = text[start...].prefix { $0.isNumber }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
            grouped.append(digit)
        }
        return text[..<start] + grouped + text[digits.endIndex...]
    }
}

extension _FormatValue {
    /// The number, or the nearest whole one that 64 bits hold.
    fileprivate var signed: Int64 {
        switch number {
        case .signed(let value): value
        case .unsigned(let value): Int64(clamping: value)
        case .floating(let value):
            Int64(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
        }
    }

    /// The number, with negative ones as two's complement.
    fileprivate var unsigned: UInt64 {
        if case .unsigned(let value) = number { return value }
        return UInt64(bitPattern: signed)
    }

    fileprivate var floating: Double {
        switch number {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        }
    }

    fileprivate var text: String {
        switch number {
        case .signed(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .floating(let value): "\(value)"
        }
    }
}
