import AHAP
import HapticPatterns

extension FuzzTarget {
    /// A number in a file is read as the nearest double, which is what the standard library reads.
    static let numbers = FuzzTarget(name: "numbers", readsText: false) { bytes throws(Violation) in
        var choices = Choices(bytes: bytes)
        let text = number(&choices)
        let file = #"{"Pattern": [{"Event": {"EventType": "HapticTransient", "Time": \#(text)}}]}"#
        guard let time = AHAPDocument(Array(file.utf8)).pattern.events.first?.time else {
            throw Violation(property: "\(text) does not cost its event")
        }
        let expected = Double(text) ?? .nan
        guard expected.isFinite else { return try require(time == 0, "\(text) overflows and is left out") }
        try require(
            time == expected && time.sign == expected.sign, "\(text) is \(expected), the reader says \(time)")
    }

    /// A number in JSON's grammar: of random digits, or close to where two doubles meet.
    private static func number(_ choices: inout Choices) -> String {
        if choices.once(in: 3) {
            let value = Double(bitPattern: choices.word())
            return value.isFinite ? spelled(value, &choices) : "0"
        }
        var text = choices.once(in: 2) ? "-" : ""
        let whole = digits(choices.below(24), &choices).drop { $0 == "0" }
        text += whole.isEmpty ? "0" : whole
        if choices.once(in: 2) { text += "." + digits(1 + choices.below(choices.once(in: 8) ? 400 : 24), &choices) }
        if choices.once(in: 2) {
            text += choices.one(of: ["e", "E", "e+", "e-", "E-"]) + "\(choices.below(choices.once(in: 2) ? 360 : 20))"
        }
        return text
    }

    /// Swift's shortest spelling of a double, perhaps with digits behind that tip it to either side.
    private static func spelled(_ value: Double, _ choices: inout Choices) -> String {
        let text = "\(value)"
        guard let exponent = text.firstIndex(of: "e") else {
            return choices.once(in: 2) ? text + digits(choices.below(30), &choices) : text
        }
        let digits = text[..<exponent].contains(".") ? digits(choices.below(30), &choices) : ""
        return text[..<exponent] + digits + text[exponent...]
    }

    private static func digits(_ count: Int, _ choices: inout Choices) -> String {
        var text = ""
        for _ in 0..<count { text += "\(choices.below(10))" }
        return text
    }
}
