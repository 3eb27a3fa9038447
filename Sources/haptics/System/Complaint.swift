import AHAP

/// Messages on standard error.
enum Complaint {
    /// `haptics: message`, with control characters made visible.
    static func line(_ message: String) -> [UInt8] {
        var bytes = Array("haptics: ".utf8)
        VisibleText.append(message, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    static func line(_ path: Path, _ error: SystemError) -> [UInt8] { line("\(path.text): \(error.message)") }
}
