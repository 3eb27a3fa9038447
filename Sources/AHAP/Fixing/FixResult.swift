/// What a ``Fixer`` made of a text.
public struct FixResult: Equatable, Sendable {
    /// A finding whose fix was made.
    public struct Applied: Equatable, Hashable, Sendable {
        /// The finding, with its place in the text of its round.
        public var finding: Finding
        /// 1 for what was found in the text as given, 2 for what was found in the text after the first round, and so on.
        public var round: Int
    }

    /// Why fixing ended.
    public enum Ending: Equatable, Hashable, Sendable {
        /// No allowed fix is left.
        case converged
        /// The allowed fixes that are left lead nowhere: they change nothing, cannot be made, or led back to a text
        /// that was there before.
        case stuck
        /// Fixes were still left after ``Fixer/mostRounds``.
        case roundLimit
        /// The next round would have made text that is not JSON of text that is; it was not made.
        case refused
    }

    /// The text with all fixes made.
    public var bytes: [UInt8]
    /// The findings that were fixed, by round, then in the order of the text.
    public var applied: [Applied]
    /// The findings in ``bytes``.
    public var remaining: [Finding]
    /// How many rounds changed the text.
    public var rounds: Int
    /// Why there was no further round.
    public var ending: Ending
}
