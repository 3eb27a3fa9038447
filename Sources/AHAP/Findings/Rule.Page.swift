extension Rule {
    /// A rule's documentation, in plain text with Markdown's back-ticks.
    public struct Page: Equatable, Hashable, Sendable {
        /// What it does: one or two sentences; the first one stands in tables.
        public let what: String
        /// Why is this bad?
        public let why: String
        /// A snippet of AHAP that the rule finds (a whole entry or file, so that a test can lint it).
        public let example: String
        /// The same, as it should be (linting it does not find the rule).
        public let instead: String
        /// What the fix does and why it is safe or unsafe; `nil` where the rule has none.
        public let fix: String?

        package init(what: String, why: String, example: String, instead: String, fix: String? = nil) {
            self.what = what
            self.why = why
            self.example = example
            self.instead = instead
            self.fix = fix
        }
    }
}
