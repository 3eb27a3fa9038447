import AHAP
import HapticPatterns
import HapticPlayback
import HapticRendering
import HapticSounds
import HapticsCommand

/// One pattern, ready to be played.
struct Piece {
    let name: String
    let pattern: HapticPattern
    let player: PatternPlayer
    /// Seconds of the pattern.
    var duration: Double { player.duration }
    /// Lines for standard error.
    private(set) var complaint: [UInt8] = []
    /// Findings where something in the file is not played.
    private(set) var status = ExitStatus.success

    /// Why there is nothing to play, as lines for standard error.
    struct Failure: Error {
        var complaint: [UInt8]
    }

    /// Makes a player for a pattern.
    init(
        _ name: String, _ pattern: HapticPattern, sounds: SoundLibrary = SoundLibrary(), on source: HapticSource
    ) throws(Failure) {
        do throws(PlaybackError) {
            player = try source.makePlayer(pattern, sounds: sounds)
        } catch {
            throw Failure(complaint: Complaint.line("\(name): cannot be played: \(error)"))
        }
        self.name = name
        self.pattern = pattern.normalized().pattern
    }

    /// Makes a player for what a file holds.
    init(
        _ task: FileTask, _ file: PatternFile, _ options: PlayOptions, on source: HapticSource
    ) throws(Failure) {
        guard let document = file.document else { throw Failure(complaint: file.complaint) }
        // The option's range leaves no factor that is refused.
        let pattern = (try? document.pattern.scaled(intensityBy: Float(options.gain))) ?? document.pattern
        let loader = SoundLoader(folders: task.soundFolders.map { $0 == Path(".") ? "" : $0.text })
        let found = loader.sounds(of: pattern, rate: source.sampleRate)
        var complaint = file.complaint
        for problem in found.problems {
            let outcome = problem.isPlayable ? "" : "; it is silent"
            complaint += Complaint.line("\(task.path.text): sound \(problem.message)\(outcome)")
        }
        do throws(Failure) {
            try self.init(task.path.text, pattern, sounds: found.library, on: source)
        } catch {
            throw Failure(complaint: complaint + error.complaint)
        }
        self.complaint = complaint
        status = file.status
    }
}
