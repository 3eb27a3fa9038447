import AHAP
import HapticPatterns

/// What the suites of this folder look at: a text's faults and values, in short.
func read(_ text: String, limits: ReadLimits = .standard) -> AHAPDocument {
    AHAPDocument(Array(text.utf8), limits: limits)
}

/// The kinds and places of the syntax faults (AH001) in a text.
func syntaxFaults(_ text: String, limits: ReadLimits = .standard) -> [String] {
    read(text, limits: limits).faults(of: .ah001).map { "\($0.kind) \($0.start)+\($0.length)" }
}

/// A whole file around a list of entries.
func file(_ entries: String) -> String { "{\"Version\": 1, \"Pattern\": [\(entries)]}" }

/// A tap at a time, as a file states it.
func tap(_ time: String) -> String {
    "{\"Event\": {\"Time\": \(time), \"EventType\": \"HapticTransient\"}}"
}

/// The value that a number's text is read as, if it is read as a number.
func number(_ text: String) -> Double? {
    let document = read("[\(text)]")
    guard document.isJSON, document.tape.count == 2 else { return nil }
    return document.tape.number(at: 1)
}
