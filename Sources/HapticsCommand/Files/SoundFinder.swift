package import AHAP

/// Looks for the sounds that a pattern names: in its own folder, then in the resource roots of the settings.
package struct SoundFinder: Sendable {
    package let folders: [Path]

    package init(folder: Path, settings: SettingsFinder.Found) {
        let roots = settings.file.resourceRoots.map { Path($0) }
        folders = [folder] + roots.map { $0.isAbsolute ? $0 : settings.folder.appending($0.bytes) }
    }

    package var lookup: SoundLookup {
        SoundLookup { path in
            // A path with a NUL would be cut there by the system.
            guard !path.utf8.isEmpty, !path.utf8.contains(0) else { return false }
            return folders.contains { FileStatus.of($0.appending(path))?.isRegularFile ?? false }
        }
    }
}
