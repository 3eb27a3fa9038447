extension NumberSpelling {
    /// A number as `digits · 10^exponent`, without zeros at the end of the digits.
    struct Decimal {
        private(set) var isNegative = false
        private(set) var digits: UInt64 = 0
        private(set) var exponent = 0

        /// Takes apart what the standard library says of a finite number: `-12.5`, `5e-324`, `1e+16`. It states 17
        /// digits at most, and a zero or two of layout, so that all of them fit.
        init(_ description: String) {
            var places = 0
            var isFraction = false
            var bytes = description.utf8.makeIterator()
            while let byte = bytes.next() {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                    if isFraction { places += 1 }
                case UInt8(ascii: "."): isFraction = true
                case UInt8(ascii: "-"): isNegative = true
                default: exponent = Decimal.exponent(&bytes)
                }
            }
            exponent -= places
            while digits != 0, digits % 10 == 0 {
                digits /= 10
                exponent += 1
            }
        }

        private static func exponent(_ bytes: inout String.UTF8View.Iterator) -> Int {
            var value = 0
            var isNegative = false
            while let byte = bytes.next() {
                if byte == UInt8(ascii: "-") { isNegative = true }
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { continue }
                value = value * 10 + Int(byte &- UInt8(ascii: "0"))
            }
            return isNegative ? -value : value
        }

        /// In ECMAScript's layout: plain from 1e-6 to below 1e21, else with an exponent.
        func append(to output: inout [UInt8]) {
            if isNegative { output.append(UInt8(ascii: "-")) }
            let count = digitCount(digits)
            // Where the decimal point stands, counted from the first digit.
            let point = count + exponent
            switch point {
            case count...max(count, 21):
                appendDigits(digits, count: count, to: &output)
                appendZeros(point - count, to: &output)
            case 1...21:
                appendDigits(digits, count: count, point: point, to: &output)
            case -5...0:
                output.append(contentsOf: "0.".utf8)
                appendZeros(-point, to: &output)
                appendDigits(digits, count: count, to: &output)
            default:
                appendDigits(digits, count: count, point: 1, to: &output)
                output.append(UInt8(ascii: "e"))
                appendExponent(point - 1, to: &output)
            }
        }

        private func appendExponent(_ value: Int, to output: inout [UInt8]) {
            if value < 0 { output.append(UInt8(ascii: "-")) }
            let magnitude = UInt64(value.magnitude)
            appendDigits(magnitude, count: digitCount(magnitude), to: &output)
        }

        private func appendZeros(_ count: Int, to output: inout [UInt8]) {
            for _ in 0..<count { output.append(UInt8(ascii: "0")) }
        }
    }
}
