package import AHAP

/// Messages on standard error.
package enum Complaint {
    /// `haptics: message`, with control characters made visible.
    package static func line(_ message: String) -> [UInt8] {
        var bytes = Array("haptics: ".utf8)
        VisibleText.append(message, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    package static func line(_ path: Path, _ error: SystemError) -> [UInt8] { line("\(path.text): \(error.message)") }

    /// What is wrong with a file of ours, each with its place.
    package static func lines(_ path: Path, _ bytes: [UInt8], _ error: InvalidFile) -> [UInt8] {
        let report = TextReport()
        let index = LineIndex(bytes)
        var lines: [UInt8] = []
        for problem in error.problems {
            report.append(
                .error, problem.message, hint: problem.hint, path: path.text, bytes: bytes, index: index,
                range: problem.range, to: &lines)
        }
        return lines
    }
}
