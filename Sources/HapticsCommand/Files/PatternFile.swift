package import AHAP

/// A pattern file, read for its pattern: what to say of its faults, and whether there is a pattern at all.
package struct PatternFile: Sendable {
    /// `nil` if the file cannot be read or is not JSON.
    package private(set) var document: AHAPDocument?
    /// Lines for standard error.
    package private(set) var complaint: [UInt8] = []
    /// Failure without a pattern; findings if something in the file is not in the pattern.
    package private(set) var status = ExitStatus.success

    /// Reads a file.
    package init(_ task: FileTask) {
        do throws(SystemError) {
            let document = AHAPDocument(try task.read())
            // Sounds that are missing are the business of those who play them.
            let errors = Linter(settings: task.settings).findings(in: document)
                .filter { $0.severity == .error && $0.code != .ah120 }
            if !errors.isEmpty {
                let file = FileReport(path: task.path.text, bytes: document.bytes, findings: errors)
                TextReport().append(file, to: &complaint)
            }
            if document.isJSON {
                self.document = document
                status = errors.isEmpty ? .success : .findings
            } else {
                status = .failure
            }
        } catch {
            complaint = Complaint.line(task.path, error)
            status = .failure
        }
    }
}
