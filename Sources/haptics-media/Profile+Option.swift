import AHAP
import HapticRendering
import HapticsCommand

extension Profile {
    /// A profile by its name, or `LOW:HIGH[:LAW[:EXPONENT]]`.
    init(option text: String) throws(UsageError) {
        if let known = Profile.named.first(where: { $0.name == text }) {
            self = known.profile
            return
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1 else {
            let names = Profile.named.map { $0.name }
            let hint = NearestWord.hint(for: text, among: names)
            let all = OptionParser.list(names + ["LOW:HIGH[:LAW[:EXPONENT]]"])
            throw UsageError("there is no profile '\(text)'; \(hint ?? "take \(all)")")
        }
        guard parts.count <= 4, let low = Arguments.decimal(parts[0]), low > 0,
            let high = Arguments.decimal(parts[1]), high > 0,
            let law = Profile.law(parts.count > 2 ? parts[2] : "log"),
            let exponent = parts.count > 3 ? Arguments.decimal(parts[3]) : 2, exponent > 0
        else {
            throw UsageError(
                "--profile takes LOW:HIGH[:LAW[:EXPONENT]] in hertz, such as 80:230:log:2, not '\(text)'; "
                    + "the law is log, linear or square")
        }
        self = .custom(law, from: low, to: high, exponent: exponent)
    }

    private static func law(_ name: Substring) -> FrequencyLaw.Shape? {
        switch name {
        case "log": .logarithmic
        case "linear": .linear
        case "square": .square
        default: nil
        }
    }
}
