import AHAP

/// Why a call cannot be answered.
struct Refusal: Error {
    let message: String

    init(_ message: String) { self.message = message }

    /// Where a text stops being JSON, and why.
    init(notJSON document: AHAPDocument) {
        let finding = Linter().findings(in: document).first { $0.code == .ah001 }
        let place = LineIndex(document.bytes).position(of: finding?.range.lowerBound ?? 0)
        message = "\(place.line):\(place.column): \(finding?.message ?? "not JSON")"
    }
}
