import AHAP
import HapticRendering
import HapticsCommand

extension Actuator {
    /// A model by its name, or a resonance as `HZ:QUALITY`.
    init(option text: String) throws(UsageError) {
        if let model = Actuator.named.first(where: { $0.name == text }) {
            self = model
            return
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            let names = Actuator.named.map { $0.name }
            let hint = NearestWord.hint(for: text, among: names)
            throw UsageError(
                "there is no model '\(text)'; \(hint ?? "take \(OptionParser.list(names + ["HZ:QUALITY"]))")")
        }
        guard let frequency = Arguments.decimal(parts[0]), frequency > 0,
            let quality = Arguments.decimal(parts[1]), quality > 0
        else { throw UsageError("--actuator takes HZ:QUALITY as two numbers above 0, such as 150:8, not '\(text)'") }
        self.init(name: text, kind: .resonant(frequency: frequency, quality: quality))
    }
}
