/// What was expected of haptics and is not so. Any test framework shows its description.
public struct HapticExpectationFailure: Error, CustomStringConvertible, Sendable {
    /// What is wrong, and what was expected and recorded.
    public let description: String
}
