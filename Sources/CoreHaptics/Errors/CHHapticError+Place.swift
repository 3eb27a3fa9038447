import Foundation

extension CHHapticError {
    /// An error that says what is wrong, where, and what would be right.
    ///
    /// - Parameters:
    ///   - what: What is wrong, without a full stop.
    ///   - hint: What would be right or helps.
    ///   - place: Where: a path through a dictionary, or an argument.
    ///   - file: The file, with line and column where they are known, for people; and its path.
    init(
        _ code: Code, _ what: String, hint: String?, at place: String?, in file: (shown: String, path: String?)? = nil
    ) {
        var sentence = what
        if let hint { sentence += "; " + hint }
        if let place { sentence += " (" + place + ")" }
        if let file { sentence = file.shown + ": " + sentence }
        var info: [String: Any] = [NSLocalizedDescriptionKey: sentence, NSLocalizedFailureReasonErrorKey: what]
        info[NSLocalizedRecoverySuggestionErrorKey] = hint
        info["Error"] = place ?? file?.shown
        info[NSFilePathErrorKey] = file?.path
        self.init(code, userInfo: info)
    }
}
