import AHAP
import HapticPatterns
import HapticPlayback
import HapticSounds
import HapticsCommand

/// What is to be played: files and what was read of them, or a pattern that is known.
struct PlayList {
    private enum Entry {
        /// Without its content once it was saved: it is read anew.
        case file(FileTask, PatternFile?)
        case pattern(String, HapticPattern)
    }

    private var entries: [Entry]
    private var watch: FileWatch

    /// Reads all of them.
    init(_ tasks: [FileTask], watches: Bool) {
        watch = FileWatch(watches ? tasks.map { $0.path } : [])
        entries = tasks.map { .file($0, PatternFile($0)) }
    }

    /// A pattern under a name.
    init(_ name: String, _ pattern: HapticPattern) {
        watch = FileWatch([])
        entries = [.pattern(name, pattern)]
    }

    var count: Int { entries.count }

    /// Whatever is read: the patterns, and their sounds wherever these are looked for.
    var inputs: [Path] {
        entries.flatMap { entry in
            guard case .file(let task, let file) = entry else { return [Path]() }
            let sounds = file?.document.map { SoundLoader.paths(in: $0.pattern) } ?? []
            return [task.path] + sounds.flatMap { sound in task.soundFolders.map { $0.appending(sound) } }
        }
    }

    /// The first file that was saved since the last look that told of it.
    mutating func saved() -> Int? {
        guard let index = watch.saved() else { return nil }
        if case .file(let task, _) = entries[index] { entries[index] = .file(task, nil) }
        return index
    }

    /// What an entry holds, ready to be played; read now where it was saved.
    mutating func piece(
        _ index: Int, _ options: PlayOptions, on source: HapticSource
    ) throws(Piece.Failure) -> Piece {
        switch entries[index] {
        case .pattern(let name, let pattern): return try Piece(name, pattern, on: source)
        case .file(let task, let known):
            // Typed errors do not pass through the right side of `??`.
            let file = if let known { known } else { try Self.read(task) }
            entries[index] = .file(task, file)
            return try Piece(task, file, options, on: source)
        }
    }

    private static func read(_ task: FileTask) throws(Piece.Failure) -> PatternFile {
        // No signal would end the waiting for a pipe that has taken its place.
        guard FileStatus.of(task.path)?.isRegularFile != false else {
            throw Piece.Failure(complaint: Complaint.line("\(task.path.text): is not a regular file any more"))
        }
        return PatternFile(task)
    }
}
