/// The repair of a finding: replacements in the text that are made together.
public struct Fix: Equatable, Hashable, Sendable {
    /// Whether a repair may be made without asking.
    public enum Applicability: UInt8, Hashable, Sendable {
        /// What is felt stays the same, or a file that no player takes becomes one.
        case safe
        /// The repair is a guess at what was meant, or changes what is felt.
        case unsafe

        /// The word in reports: `safe` or `unsafe`.
        public var name: String { self == .safe ? "safe" : "unsafe" }
    }

    /// Whether it may be made without asking.
    public var applicability: Applicability
    /// The replacements, in order and without overlap.
    public var edits: [Edit]

    /// A repair by edits that are in order and do not overlap.
    public init(_ applicability: Applicability, _ edits: [Edit]) {
        self.applicability = applicability
        self.edits = edits
    }
}
