/// The colours of a terminal, or none.
package struct TextStyle: Sendable {
    package enum Colour: Sendable { case bold, dim, red, green, yellow, cyan }

    package let isColoured: Bool

    package init(colour: Bool) { isColoured = colour }

    /// Appends what `body` appends, in a colour.
    package func append(_ colour: Colour, to output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
        if isColoured { output.append(text: TextStyle.code(colour)) }
        body(&output)
        if isColoured { output.append(text: "\u{1B}[0m") }
    }

    package func append(_ colour: Colour, _ text: String, to output: inout [UInt8]) {
        append(colour, to: &output) { $0.append(text: text) }
    }

    /// The colour of a severity.
    package static func colour(of severity: Severity) -> Colour {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }

    private static func code(_ colour: Colour) -> String {
        switch colour {
        case .bold: "\u{1B}[1m"
        case .dim: "\u{1B}[2m"
        case .red: "\u{1B}[1;31m"
        case .green: "\u{1B}[32m"
        case .yellow: "\u{1B}[1;33m"
        case .cyan: "\u{1B}[1;36m"
        }
    }
}
