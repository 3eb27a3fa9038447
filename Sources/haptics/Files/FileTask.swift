import AHAP

/// A file to look at, and the settings for it.
struct FileTask: Sendable {
    let path: Path
    let settings: LintSettings

    /// The bytes, and one more than is allowed where there are too many: then reading says so.
    func read() throws(SystemError) -> [UInt8] { try File.read(path, limit: ReadLimits.standard.bytes) }

    /// The tasks for some files; folders share their settings.
    static func tasks(
        for files: [Path], _ selection: RuleSelection, chosen: Path?
    ) throws(SettingsFinder.Failure) -> [FileTask] {
        var finder = try SettingsFinder(chosen: chosen)
        var known: [Path: LintSettings] = [:]
        var tasks: [FileTask] = []
        for path in files {
            let folder = path == .standardInput ? Path(".") : path.parent
            if known[folder] == nil {
                known[folder] = selection.settings(try finder.settings(for: folder), folder: folder)
            }
            tasks.append(FileTask(path: path, settings: known[folder] ?? LintSettings()))
        }
        return tasks
    }
}
