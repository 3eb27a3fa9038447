/// One thing to fuzz: what must hold for any bytes.
struct FuzzTarget: Sendable {
    let name: String
    /// True if the bytes are meant as AHAP, so that mutations should keep to its grammar now and then.
    let readsText: Bool
    /// Throws where a property does not hold. A trap or a hang is a failure too.
    let check: @Sendable ([UInt8]) throws(Violation) -> Void

    static let all: [FuzzTarget] = [.reader, .linter, .fixer, .formatter, .writer, .numbers, .renderer]
}

/// A property that did not hold.
struct Violation: Error {
    let property: String
}

/// Throws if a property does not hold.
func require(_ holds: Bool, _ property: @autoclosure () -> String) throws(Violation) {
    if !holds { throw Violation(property: property()) }
}
