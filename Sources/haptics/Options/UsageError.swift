/// The command was called in a way that has no meaning.
struct UsageError: Error, Equatable, Sendable {
    let message: String

    init(_ message: String) { self.message = message }
}
