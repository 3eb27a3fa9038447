extension TapeReader {
    /// At `-` or a digit. Follows JSON's grammar to the letter; anything else is ``recoverNumber(from:)``.
    @inline(__always)
    mutating func readNumber() {
        let start = position
        let negative = byte == UInt8(ascii: "-")
        var at = negative ? start + 1 : start
        var mantissa: UInt64 = 0
        let whole = readDigits(&at, into: &mantissa)
        guard whole > 0, whole == 1 || byte(at: at - whole) != UInt8(ascii: "0") else {
            return recoverNumber(from: start)
        }
        var digits = whole
        var exponent = 0
        if byte(at: at) == UInt8(ascii: ".") {
            at += 1
            let places = readDigits(&at, into: &mantissa)
            guard places > 0 else { return recoverNumber(from: start) }
            digits += places
            exponent = -places
        }
        if byte(at: at) | 0x20 == UInt8(ascii: "e") {
            guard let stated = readExponent(&at) else { return recoverNumber(from: start) }
            exponent += stated
        }
        guard isDelimiter(at: at) else { return recoverNumber(from: start) }
        var value = 0.0
        // 19 digits always fit the mantissa.
        if digits <= 19, let exact = DecimalNumber.value(mantissa: mantissa, exponent: exponent) {
            value = negative ? -exact : exact
        } else {
            value = slowValue(start..<at)
        }
        appendNumber(value, start..<at)
    }

    @inline(__always)
    private mutating func appendNumber(_ value: Double, _ range: Range<Int>) {
        append(.number, at: range.lowerBound, length: range.count, link: appendValue(value))
        position = range.upperBound
        state = .behindValue
    }

    /// Reads digits on top of `mantissa` (which wraps beyond 19 of them) and returns how many there were.
    @inline(__always)
    private func readDigits(_ at: inout Int, into mantissa: inout UInt64) -> Int {
        let start = at
        while at + 8 <= end, let eight = unsafe TapeReader.eightDigits(WordTable.load8(base + at)) {
            mantissa = mantissa &* 100_000_000 &+ eight
            at += 8
        }
        while at < end {
            let digit = unsafe base[at] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            mantissa = mantissa &* 10 &+ UInt64(digit)
            at += 1
        }
        return at - start
    }

    /// The value of eight ASCII digits, first one lowest in the word; `nil` if one of them is no digit.
    @inline(__always)
    private static func eightDigits(_ word: UInt64) -> UInt64? {
        let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
        guard word & high == 0x3030_3030_3030_3030,
            (word &+ 0x0606_0606_0606_0606) & high == 0x3030_3030_3030_3030
        else { return nil }
        // Neighbours join to pairs, pairs to fours, fours to eight.
        let ones = word & 0x0F0F_0F0F_0F0F_0F0F
        let pairs = ((ones &* 10) &+ (ones &>> 8)) & 0x00FF_00FF_00FF_00FF
        let fours = ((pairs &* 100) &+ (pairs &>> 16)) & 0x0000_FFFF_0000_FFFF
        return ((fours &* 10_000) &+ (fours &>> 32)) & 0xFFFF_FFFF
    }

    /// At `e`: the signed exponent, held within ±100,000 (where every double is 0 or infinite long since).
    private func readExponent(_ at: inout Int) -> Int? {
        at += 1
        let sign = byte(at: at)
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { at += 1 }
        let start = at
        var value = 0
        while true {
            let digit = byte(at: at) &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            if value < 100_000 { value = value * 10 + Int(digit) }
            at += 1
        }
        guard at > start else { return nil }
        return sign == UInt8(ascii: "-") ? -value : value
    }

    /// True where a number may end: white space, a comma, a closing bracket, the end, or what is a fault of its own.
    @inline(__always)
    func isDelimiter(at offset: Int) -> Bool {
        switch byte(at: offset) {
        case 0: offset >= end
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): true
        case UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "\""): true
        default: false
        }
    }

    /// For numbers of more than 19 digits or far-out exponents: the standard library, which knows no locale.
    @inline(never)
    private func slowValue(_ range: Range<Int>) -> Double {
        // Within the file by the scan that found the range.
        let bytes = unsafe UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
        let text = unsafe String(decoding: bytes, as: UTF8.self)
        return Double(text) ?? .nan
    }
}
