import AHAP

/// Looks for the sounds that a pattern names: in its own folder, then in the resource roots of the settings.
struct SoundFinder: Sendable {
    let folders: [Path]

    init(folder: Path, settings: SettingsFinder.Found) {
        folders = [folder] + settings.file.resourceRoots.map { root in
            let root = Path(root)
            return root.isAbsolute ? root : settings.folder.appending(root.bytes)
        }
    }

    var lookup: SoundLookup {
        SoundLookup { path in
            // A path with a NUL would be cut there by the system.
            guard !path.utf8.isEmpty, !path.utf8.contains(0) else { return false }
            return folders.contains { FileStatus.of($0.appending(path))?.isRegularFile ?? false }
        }
    }
}
