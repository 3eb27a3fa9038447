import HapticPatterns
import HapticPlayback
import HapticsCommand

/// Plays patterns one after the other, and shows how far it is.
struct Performance: ~Copyable {
    /// How playing one of them ended.
    private enum End: Equatable {
        case played
        case quit
        /// A file was saved, which is to be played next.
        case saved(Int)
        case failed
    }

    private let tasks: [FileTask]
    /// What was read of them before.
    private let files: [PatternFile?]
    private let options: PlayOptions
    private let stage: Stage
    private var screen = Screen()
    private var watch: FileWatch
    private var status = ExitStatus.success

    init(_ tasks: [FileTask], _ files: [PatternFile?], _ options: PlayOptions, _ stage: Stage) {
        self.tasks = tasks
        self.files = files
        self.options = options
        self.stage = stage
        watch = FileWatch(options.watches ? tasks.map { $0.path } : [])
    }

    mutating func run(_ output: inout Output) -> ExitStatus {
        var next: Int? = 0
        while let index = next {
            switch play(index, &output) {
            case .played: next = following(index)
            case .saved(let saved): next = saved
            case .quit: return finish(&output)
            case .failed:
                status = status.and(.failure)
                return finish(&output)
            }
            if next == nil, options.watches { next = waitForSave(&output) }
        }
        return finish(&output)
    }

    /// The next in the list. A list of several goes round in a loop; watched files play when they are saved.
    private func following(_ index: Int) -> Int? {
        if index + 1 < tasks.count { return index + 1 }
        return options.loops && tasks.count > 1 && status.code < ExitStatus.failure.code ? 0 : nil
    }

    private mutating func finish(_ output: inout Output) -> ExitStatus {
        screen.erase(&output)
        // For what a device has taken and not played yet.
        if !Interruption.isWanted, stage.fault == nil { pause(0.1) }
        return status
    }

    /// Waits until a file is saved; `nil` where it is over.
    private mutating func waitForSave(_ output: inout Output) -> Int? {
        while !Interruption.isWanted, stage.fault == nil {
            if screen.keys().contains(.quit) { return nil }
            if let index = watch.saved() { return index }
        }
        return nil
    }

    private mutating func play(_ index: Int, _ output: inout Output) -> End {
        if Interruption.isWanted { return .quit }
        let piece: Piece
        do throws(Piece.Failure) {
            piece = try Piece(tasks[index], files[index] ?? PatternFile(tasks[index]), options, on: stage.source)
        } catch {
            say(error.complaint, &output)
            if !options.watches { status = status.and(.failure) }
            return .played
        }
        say(piece.complaint, &output)
        if !options.watches { status = status.and(piece.status) }
        guard options.start < piece.duration || options.start == 0 else {
            say(
                Complaint.line(
                    "\(piece.name): is over after \(piece.duration) s, before --start \(options.start)"), &output)
            status = status.and(options.watches ? .success : .failure)
            return .played
        }
        let name = piece.name
        if options.loops, tasks.count == 1, piece.duration <= 0 {
            say(Complaint.line("\(name): lasts 0 s, so that it cannot be played in a loop; playing it once"), &output)
        }
        do throws(PlaybackError) {
            return try follow(piece, &output)
        } catch {
            say(Complaint.line("\(name): cannot be played: \(error)"), &output)
            return .failed
        }
    }

    private mutating func say(_ lines: [UInt8], _ output: inout Output) {
        guard !lines.isEmpty else { return }
        screen.erase(&output)
        output.say(lines)
    }

    /// Starts a piece and shows it until it is over.
    private mutating func follow(_ piece: Piece, _ output: inout Output) throws(PlaybackError) -> End {
        screen.erase(&output)
        output.write("\(piece.name): \(Meter.clock(piece.duration)) on \(stage.name)\n")
        output.flush()
        var run = try PieceRun(piece, options, on: stage.source, loops: options.loops && tasks.count == 1)
        while true {
            // Nobody may be there any more to see it.
            if Interruption.isWanted || output.isBroken { return .quit }
            if let fault = stage.fault {
                say(Complaint.line(fault), &output)
                return .failed
            }
            if run.isOver { return .played }
            screen.show(run.look(), &output)
            for key in screen.keys() {
                if key == .quit {
                    try run.end()
                    return .quit
                }
                try run.press(key)
            }
            if options.watches, let saved = watch.saved() {
                try run.end()
                return .saved(saved)
            }
        }
    }
}
