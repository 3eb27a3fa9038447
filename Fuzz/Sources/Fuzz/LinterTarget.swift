import AHAP

extension FuzzTarget {
    /// Every finding stands within the file and in order; so do the edits of every fix, without overlap.
    static let linter = FuzzTarget(name: "linter", readsText: true) { bytes throws(Violation) in
        let document = AHAPDocument(bytes)
        let findings = Linter().findings(in: document)
        try requireSound(findings, in: document)
        try require(
            document.isJSON != findings.contains { $0.code == .ah001 }, "AH001 is reported unless the file is JSON")
        for (first, second) in zip(findings, findings.dropFirst()) {
            try require(
                first.range.lowerBound <= second.range.lowerBound,
                "\(second.code.text) is not behind \(first.code.text)")
        }
    }

    static func requireSound(_ findings: [Finding], in document: AHAPDocument) throws(Violation) {
        let count = document.bytes.count
        for finding in findings {
            let code = finding.code.text
            try require(finding.range.upperBound <= count, "\(code) at \(finding.range) is within \(count) bytes")
            try require(!finding.message.isEmpty, "\(code) has a message")
            guard let fix = finding.fix else { continue }
            try require(!fix.edits.isEmpty, "the fix of \(code) has edits")
            var end = 0
            for edit in fix.edits {
                try require(
                    edit.range.lowerBound >= end && edit.range.upperBound <= count,
                    "the edit of \(code) at \(edit.range) is behind \(end) and within \(count) bytes")
                end = edit.range.upperBound
            }
        }
    }
}
