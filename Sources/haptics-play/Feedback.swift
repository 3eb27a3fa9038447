import AHAP
import FeedbackKinds
import HapticPatterns
import HapticsCommand

extension Verb {
    /// `feedback`, done by this executable.
    static let feedbackHere = Verb.feedback.done { arguments, output throws(UsageError) in
        if arguments.has(.list) {
            try list(arguments, &output)
            return .success
        }
        guard !arguments.has(.format) else { throw UsageError("--format is for --list") }
        let choice = try FeedbackChoice(arguments)
        guard let target = arguments.value(.output) else {
            let options = try PlayOptions(arguments)
            return play(options, &output) { PlayList(choice.kind.words, choice.pattern) }
        }
        guard !arguments.has(.on) else { throw UsageError("-o writes and --on plays; take one of them") }
        guard choice.strength > 0 else {
            throw UsageError("at --intensity=0 there is nothing to write; take one above 0, up to 1")
        }
        let path = try OutputPlan.target(target, named: choice.kind.fileName, ending: ".ahap")
        // A pattern that somebody has made is never written over; what is no regular file is no pattern.
        if path != .standardInput, FileStatus.of(path)?.isRegularFile == true {
            throw UsageError("\(path.text) is there already, and would be lost; take another name, or remove it")
        }
        return write(choice, to: path, &output)
    }

    private static func list(_ arguments: Arguments, _ output: inout Output) throws(UsageError) {
        guard arguments.operands.isEmpty else { throw UsageError("--list takes no name") }
        if let other = Verb.feedback.options.first(where: { arguments.has($0) && $0 != .list && $0 != .format }) {
            throw UsageError("--list shows everything, and takes no \(other.text)")
        }
        output.write { bytes in
            if arguments.value(.format) == "json" {
                FeedbackList.append(json: &bytes)
            } else {
                FeedbackList.append(text: &bytes)
            }
        }
    }

    private static func write(_ choice: FeedbackChoice, to path: Path, _ output: inout Output) -> ExitStatus {
        // The table holds nothing that AHAP cannot.
        guard let text = try? AHAPWriter().bytes(for: choice.pattern) else { return .failure }
        if path == .standardInput {
            output.write(text)
            return .success
        }
        do throws(SystemError) {
            try File.makeFolders(for: path)
            try File.create(path, with: text)
            return .success
        } catch {
            output.say(Complaint.line(path, error))
            return .failure
        }
    }
}
