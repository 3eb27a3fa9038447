package import AHAP

/// Which rules run for a file: those of its settings, unless the call says otherwise.
package struct RuleSelection: Sendable {
    /// Only these, whatever the settings say; `nil` for those of the settings.
    package let selected: Set<RuleCode>?
    /// None of these.
    package let ignored: Set<RuleCode>

    package init(_ arguments: Arguments) throws(UsageError) {
        selected = try arguments.rules(.select)
        ignored = try arguments.rules(.ignore) ?? []
    }

    /// Those of the settings, or only one.
    package init(only code: RuleCode? = nil) {
        selected = code.map { [$0] }
        ignored = []
    }

    /// The settings of the linter for the files of a folder.
    package func settings(_ found: SettingsFinder.Found, folder: Path) -> LintSettings {
        var off = found.file.ignored
        if let selected { off = Set(RuleRegistry.all.map { $0.code }).subtracting(selected) }
        return LintSettings(
            ignored: off.union(ignored), severities: found.file.severities,
            sounds: SoundFinder(folder: folder, settings: found).lookup)
    }
}
