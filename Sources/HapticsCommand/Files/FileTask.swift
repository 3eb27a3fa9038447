package import AHAP

/// A file to look at, and the settings for it.
package struct FileTask: Sendable {
    package let path: Path
    package let settings: LintSettings
    /// Where its sounds are looked for.
    package let soundFolders: [Path]

    /// The bytes, and one more than is allowed where there are too many: then reading says so.
    package func read() throws(SystemError) -> [UInt8] { try File.read(path, limit: ReadLimits.standard.bytes) }

    /// The tasks for some files; folders share their settings.
    package static func tasks(
        for files: [Path], _ selection: RuleSelection, chosen: Path?
    ) throws(SettingsFinder.Failure) -> [FileTask] {
        var finder = try SettingsFinder(chosen: chosen)
        var known: [Path: (settings: LintSettings, sounds: [Path])] = [:]
        var tasks: [FileTask] = []
        for path in files {
            let folder = path == .standardInput ? Path(".") : path.parent
            var found = known[folder]
            if found == nil {
                let settings = try finder.settings(for: folder)
                let sounds = SoundFinder(folder: folder, settings: settings).folders
                found = (selection.settings(settings, folder: folder), sounds)
                known[folder] = found
            }
            guard let found else { continue }
            tasks.append(FileTask(path: path, settings: found.settings, soundFolders: found.sounds))
        }
        return tasks
    }
}
