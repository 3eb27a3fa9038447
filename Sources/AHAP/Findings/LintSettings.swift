/// Which rules run, how severe they are, and where sounds are looked up.
public struct LintSettings: Sendable {
    /// Rules that do not run.
    public var ignored: Set<RuleCode>
    /// Severities that differ from the rules' own.
    public var severities: [RuleCode: Severity]
    /// Where sound files are looked up; without it AH120 judges the path alone.
    public var sounds: SoundLookup?

    /// All rules at their own severities, unless said; no look-up of sounds.
    public init(
        ignored: Set<RuleCode> = [],
        severities: [RuleCode: Severity] = [:],
        sounds: SoundLookup? = nil
    ) {
        self.ignored = ignored
        self.severities = severities
        self.sounds = sounds
    }
}
