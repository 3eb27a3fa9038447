import AHAP
import HapticsCommand

/// Formats one file.
struct FormatJob: Sendable {
    enum Mode: Equatable, Sendable {
        case write
        case check
        case show(colour: Bool)
    }

    struct Result: Sendable {
        var output: [UInt8] = []
        var complaint: [UInt8] = []
        var status = ExitStatus.success
        var differs = false
    }

    /// How many files were what.
    struct Counts {
        private var changed = 0
        private var canonical = 0

        mutating func add(_ result: Result) {
            if result.status == .failure { return }
            if result.differs { changed += 1 } else { canonical += 1 }
        }

        func text(_ mode: Mode) -> String {
            let verb = mode == .check ? "to format" : "formatted"
            return "\(TextReport.count(changed, "file")) \(verb), \(canonical) canonical already\n"
        }
    }

    let path: Path
    let mode: Mode

    func run() -> Result {
        var result = Result()
        do throws(SystemError) {
            if mode == .write, path != .standardInput { try File.checkReplaceable(path) }
            let bytes = try File.read(path, limit: ReadLimits.standard.bytes)
            let document = AHAPDocument(bytes)
            if let text = try? AHAPFormatter().format(document) {
                result.differs = text != bytes
                try finish(text, instead: bytes, &result)
            } else {
                result.complaint = complaint(document)
                result.status = .failure
            }
        } catch {
            result.complaint = Complaint.line(path, error)
            result.status = .failure
        }
        return result
    }

    private func finish(_ text: [UInt8], instead bytes: [UInt8], _ result: inout Result) throws(SystemError) {
        switch mode {
        case .write:
            if path == .standardInput {
                result.output = text
            } else if result.differs {
                try File.replace(path, with: text)
                result.output = line("formatted")
            }
        case .check:
            if result.differs { result.output = line("not in canonical layout") }
        case .show(let colour):
            UnifiedDiff.append(from: bytes, to: text, path: path.text, colour: colour, output: &result.output)
        }
        if mode != .write, result.differs { result.status = .findings }
    }

    private func line(_ text: String) -> [UInt8] {
        var line: [UInt8] = []
        VisibleText.append(path.text, to: &line)
        return line + Array(": \(text)\n".utf8)
    }

    /// Where the text is not JSON, as `lint` would say it.
    private func complaint(_ document: AHAPDocument) -> [UInt8] {
        let settings = RuleSelection(only: .ah001).settings(SettingsFinder.Found(), folder: path.parent)
        let findings = Linter(settings: settings).findings(in: document)
        var lines: [UInt8] = []
        TextReport().append(FileReport(path: path.text, bytes: document.bytes, findings: findings), to: &lines)
        return lines
    }
}
