extension Arguments {
    /// The value of an option as a number within bounds; `nil` without the option.
    package func number(_ option: OptionName, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = value(option) else { return nil }
        guard let number = Arguments.decimal(text), range.contains(number) else {
            let bounds =
                range.upperBound == .greatestFiniteMagnitude
                ? "a number from \(Arguments.spelled(range.lowerBound)) up"
                : "a number from \(Arguments.spelled(range.lowerBound)) to \(Arguments.spelled(range.upperBound))"
            throw UsageError("\(option.text) takes \(bounds), not '\(text)'")
        }
        return number
    }

    /// The same for whole numbers.
    package func wholeNumber(_ option: OptionName, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "\(option.text) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }

    /// A number in decimal digits, as JSON has them: no hexadecimal, no infinity.
    package static func decimal(_ text: some StringProtocol) -> Double? {
        guard text.utf8.allSatisfy({ isPartOfNumber($0) }), let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }

    private static func spelled(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
