import AHAP
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

    private var list: PlayList
    private let options: PlayOptions
    private let stage: Stage
    private var screen = Screen()
    private var status = ExitStatus.success

    init(_ list: PlayList, _ options: PlayOptions, _ stage: Stage) {
        self.list = list
        self.options = options
        self.stage = stage
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
        if index + 1 < list.count { return index + 1 }
        return options.loops && list.count > 1 && !options.watches && status != .failure ? 0 : nil
    }

    private mutating func finish(_ output: inout Output) -> ExitStatus {
        screen.erase(&output)
        // For what a device has taken and not played yet.
        if !Interruption.isWanted, stage.fault == nil { pause(0.1) }
        return status
    }

    /// Waits until a file is saved; `nil` where it is over.
    private mutating func waitForSave(_ output: inout Output) -> Int? {
        while !Interruption.isWanted {
            if let fault = stage.fault {
                say(Complaint.line(fault), &output)
                status = status.and(.failure)
                return nil
            }
            if screen.keys().contains(.quit) { return nil }
            if let index = list.saved() { return index }
        }
        return nil
    }

    private mutating func play(_ index: Int, _ output: inout Output) -> End {
        if Interruption.isWanted { return .quit }
        guard let piece = piece(index, &output) else { return .played }
        if options.loops, list.count == 1, piece.duration <= 0 {
            say(
                Complaint.line("\(piece.name): lasts 0 s, so that it cannot be played in a loop; playing it once"),
                &output)
        }
        do throws(PlaybackError) {
            return try follow(piece, &output)
        } catch {
            say(Complaint.line("\(piece.name): cannot be played: \(error)"), &output)
            return .failed
        }
    }

    /// What a file holds; `nil` where there is nothing to play, which is said.
    private mutating func piece(_ index: Int, _ output: inout Output) -> Piece? {
        do throws(Piece.Failure) {
            let piece = try list.piece(index, options, on: stage.source)
            say(piece.complaint, &output)
            note(piece.status)
            if options.start < piece.duration || options.start == 0 { return piece }
            let reason = "is over after \(piece.duration) s, before --start \(options.start)"
            throw Piece.Failure(complaint: Complaint.line("\(piece.name): \(reason)"))
        } catch {
            say(error.complaint, &output)
            note(.failure)
            return nil
        }
    }

    /// What is watched will be better when it is saved again.
    private mutating func note(_ status: ExitStatus) { if !options.watches { self.status = self.status.and(status) } }

    private mutating func say(_ lines: [UInt8], _ output: inout Output) {
        guard !lines.isEmpty else { return }
        screen.erase(&output)
        output.say(lines)
    }

    /// Starts a piece and shows it until it is over.
    private mutating func follow(_ piece: Piece, _ output: inout Output) throws(PlaybackError) -> End {
        screen.erase(&output)
        output.write { bytes in
            VisibleText.append("\(piece.name): \(Meter.clock(piece.duration)) on \(stage.name)", to: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        }
        output.flush()
        var run = try PieceRun(piece, options, on: stage.source, loops: options.loops && list.count == 1)
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
            if options.watches, let saved = list.saved() {
                try run.end()
                return .saved(saved)
            }
        }
    }
}
