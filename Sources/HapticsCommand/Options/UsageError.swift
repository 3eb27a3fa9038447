/// The command was called in a way that has no meaning.
package struct UsageError: Error, Equatable, Sendable {
    package let message: String

    package init(_ message: String) { self.message = message }
}
