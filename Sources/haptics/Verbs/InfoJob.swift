import AHAP
import HapticPatterns
import HapticRendering
import HapticsCommand

/// Describes one file.
struct InfoJob: Sendable {
    struct Result: Sendable {
        var output: [UInt8] = []
        var complaint: [UInt8] = []
        var status = ExitStatus.success
    }

    let task: FileTask
    let isJSON: Bool
    let colour: Bool

    func run() -> Result {
        var result = Result()
        do throws(SystemError) {
            let document = AHAPDocument(try task.read())
            let findings = Linter(settings: task.settings).findings(in: document)
            var file = FileReport(path: task.path.text, bytes: document.bytes, findings: findings)
            if document.isJSON {
                describe(document, file, to: &result.output, &result.complaint)
            } else {
                file.findings = findings.filter { $0.code == .ah001 }
                TextReport().append(file, to: &result.complaint)
                result.status = .failure
            }
        } catch {
            result.complaint = Complaint.line(task.path, error)
            result.status = .failure
        }
        return result
    }

    private func describe(
        _ document: AHAPDocument, _ file: FileReport, to output: inout [UInt8], _ complaint: inout [UInt8]
    ) {
        var summary = LintSummary()
        summary.add(file)
        var info = InfoReport.File(path: file.path, facts: PatternFacts(of: document.pattern), findings: summary)
        do throws(RenderError) {
            info.signal = SignalFacts(try PatternSurvey(of: document.pattern))
        } catch {
            complaint += Complaint.line("\(task.path.text): cannot be rendered: \(error.description)")
        }
        if isJSON {
            InfoReport.append(json: info, to: &output)
        } else {
            InfoReport.append(text: info, colour: colour, to: &output)
        }
    }
}

extension SignalFacts {
    /// The figures of a survey.
    init(_ survey: PatternSurvey) {
        self.init(
            peak: Double(survey.drive.peak), limitedSamples: survey.samplesBeyondFullDrive,
            energy: survey.drive.energy, onsets: survey.onsets, part: survey.isWhole ? nil : survey.duration,
            models: survey.motions.map { motion in
                Model(name: motion.actuator.name, peak: Double(motion.level.peak), energy: motion.level.energy)
            })
    }
}
