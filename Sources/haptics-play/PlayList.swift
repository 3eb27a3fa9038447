import AHAP
import HapticSounds
import HapticsCommand

/// The files to play and what was read of them.
struct PlayList {
    let tasks: [FileTask]
    /// `nil` once a file was saved, which is read anew.
    private var files: [PatternFile?]
    private var watch: FileWatch

    /// Reads all of them.
    init(_ tasks: [FileTask], watches: Bool) {
        self.tasks = tasks
        watch = FileWatch(watches ? tasks.map { $0.path } : [])
        files = tasks.map { PatternFile($0) }
    }

    /// Whatever is read: the patterns, and their sounds wherever these are looked for.
    var inputs: [Path] {
        zip(tasks, files).flatMap { task, file in
            let sounds = file?.document.map { SoundLoader.paths(in: $0.pattern) } ?? []
            return [task.path] + sounds.flatMap { sound in task.soundFolders.map { $0.appending(sound) } }
        }
    }

    /// The first file that was saved since the last look that told of it.
    mutating func saved() -> Int? {
        guard let index = watch.saved() else { return nil }
        files[index] = nil
        return index
    }

    /// What a file holds; read now where it was saved.
    mutating func file(_ index: Int) throws(Piece.Failure) -> PatternFile {
        if let file = files[index] { return file }
        let task = tasks[index]
        // No signal would end the waiting for a pipe that has taken its place.
        guard FileStatus.of(task.path)?.isRegularFile != false else {
            throw Piece.Failure(complaint: Complaint.line("\(task.path.text): is not a regular file any more"))
        }
        let file = PatternFile(task)
        files[index] = file
        return file
    }
}
