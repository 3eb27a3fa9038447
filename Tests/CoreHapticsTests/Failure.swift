import CoreHaptics
import Testing

/// The error with which a call fails; a failing test if it does not, or with another kind of error.
func failure(
    sourceLocation: SourceLocation = #_sourceLocation, of call: () throws -> Void
) -> CHHapticError? {
    do {
        try call()
        Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    } catch let error as CHHapticError {
        return error
    } catch {
        Issue.record("another error: \(error)", sourceLocation: sourceLocation)
    }
    return nil
}

extension CHHapticError {
    /// The place that the error names.
    var place: String? { userInfo["Error"] as? String }
}
