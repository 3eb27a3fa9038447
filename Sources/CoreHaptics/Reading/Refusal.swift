import AHAP

/// Why a player refuses a text: its first fault that is an error, in the words of the linter.
///
/// What the linter calls an error is refused. But a time that is missing or null is 0, as Apple's rule for missing entries
/// has it, and null is refused where there is no default to take.
struct Refusal {
    let code: CHHapticError.Code
    let what: String
    let hint: String?
    /// The value that it is about, where there is one.
    let node: Int32?
    /// First byte.
    let start: Int

    init(code: CHHapticError.Code, what: String, hint: String?, node: Int32?, start: Int) {
        self.code = code
        self.what = what
        self.hint = hint
        self.node = node
        self.start = start
    }

    /// Why the text is refused, or `nil` if it is not.
    init?(of document: AHAPDocument) {
        guard let fault = Refusal.firstFault(of: document) else { return nil }
        let rule = fault.kind.code
        let settings = LintSettings(ignored: Set(RuleCode.allCases.filter { $0 != rule }))
        let finding = Linter(settings: settings).findings(in: document).first { $0.range == fault.range }
        self.init(
            code: fault.kind.errorCode(at: document.path(to: fault.node)),
            what: finding?.message ?? "the pattern is malformed", hint: finding?.hint,
            node: fault.node < 0 ? nil : fault.node, start: fault.range.lowerBound)
    }

    /// Broken syntax before all else, since what follows from it is no fault of its own; else the first in the text.
    private static func firstFault(of document: AHAPDocument) -> Fault? {
        if let fault = document.faults(of: .ah001).min(by: { $0.start < $1.start }) { return fault }
        var first: Fault?
        for rule in [RuleCode.ah002, .ah003, .ah004, .ah005, .ah006, .ah007, .ah008, .ah009, .ah010, .ah118] {
            for fault in document.faults(of: rule) where !isPassedOver(fault, in: document) {
                if fault.start < first?.start ?? .max { first = fault }
            }
        }
        return first
    }

    private static func isPassedOver(_ fault: Fault, in document: AHAPDocument) -> Bool {
        switch fault.kind {
        case .memberMissing: return KnownWord(rawValue: UInt8(truncatingIfNeeded: fault.other)) == .time
        case .nullValue:
            // A member's value stands right behind its key; before the element of a list there is none.
            let before = Int(fault.node) - 1
            return before > 0 && document.tape[before].kind == .key
                && Refusal.optional.contains(document.tape[before].word)
        default: return false
        }
    }

    /// What has a default, so that null is no more than a default written out.
    private static let optional: Set<KnownWord> = [
        .time, .eventParameters, .eventWaveformUseVolumeEnvelope, .eventWaveformLoopEnabled,
    ]
}
