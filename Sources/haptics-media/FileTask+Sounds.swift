import AHAP
import HapticPatterns
import HapticSounds
import HapticsCommand

extension FileTask {
    /// The real paths of the sound files that a pattern plays, of all places where they may be.
    func sounds(of pattern: HapticPattern) -> Set<Path> {
        var found: Set<Path> = []
        for path in SoundLoader.paths(in: pattern) {
            for folder in soundFolders {
                if let file = try? File.resolve(folder.appending(path)) { found.insert(file) }
            }
        }
        return found
    }

    /// Refuses targets that are sounds of one of these files: they would be lost. Standard input cannot be read twice;
    /// its own job looks after it.
    static func check(_ tasks: [FileTask], targets: [Path]) throws(UsageError) {
        let there = Set(targets.compactMap { try? File.resolve($0) })
        if there.isEmpty { return }
        for task in tasks where FileStatus.of(task.path)?.isRegularFile ?? false {
            guard let bytes = try? task.read() else { continue }
            if let lost = task.sounds(of: AHAPDocument(bytes).pattern).intersection(there).first {
                throw UsageError("\(lost.text) is a sound that \(task.path.text) plays; it would be lost")
            }
        }
    }
}
