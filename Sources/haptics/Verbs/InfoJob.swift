import AHAP

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
                describe(document, file, to: &result.output)
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

    private func describe(_ document: AHAPDocument, _ file: FileReport, to output: inout [UInt8]) {
        var summary = LintSummary()
        summary.add(file)
        let info = InfoReport.File(path: file.path, facts: PatternFacts(of: document.pattern), findings: summary)
        if isJSON {
            InfoReport.append(json: info, to: &output)
        } else {
            InfoReport.append(text: info, colour: colour, to: &output)
        }
    }
}
