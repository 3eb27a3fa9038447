/// Text in the canonical layout: two spaces of indentation, a member or element per line, rows on one line.
///
/// Writer and formatter both write through it, so that the one writes what the other leaves alone.
struct CanonicalText {
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    /// Containers open within the row that is being written; 0 outside rows.
    private var rowDepth = 0
    /// True behind an opening bracket.
    private var isFirst = true

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// Begins a container. A row is written on one line, with everything inside it.
    mutating func open(_ bracket: UInt8, isRow: Bool = false) {
        bytes.append(bracket)
        if isRow || rowDepth > 0 { rowDepth += 1 } else { depth += 1 }
        isFirst = true
    }

    /// Ends the innermost container.
    mutating func close(_ bracket: UInt8) {
        let wasRow = rowDepth > 0
        if wasRow { rowDepth -= 1 } else { depth -= 1 }
        // An empty container keeps its brackets together.
        if !isFirst { wasRow ? bytes.append(UInt8(ascii: " ")) : breakLine() }
        bytes.append(bracket)
        isFirst = false
    }

    /// Goes to where the next member or element stands.
    mutating func next() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        rowDepth > 0 ? bytes.append(UInt8(ascii: " ")) : breakLine()
    }

    /// Goes to the next member and writes its name, which needs no escapes.
    mutating func member(_ word: KnownWord) {
        next()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: word.name.utf8)
        bytes.append(contentsOf: "\": ".utf8)
    }

    /// What stands between a member's name and its value.
    mutating func colon() { bytes.append(contentsOf: ": ".utf8) }

    /// A known word as a value.
    mutating func string(_ word: String) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: word.utf8)
        bytes.append(UInt8(ascii: "\""))
    }

    /// A string with whatever escapes it needs.
    mutating func quoted(_ text: String) { bytes.append(contentsOf: JSONString.quoted(text).utf8) }

    mutating func boolean(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

    mutating func number(_ value: Double) { NumberSpelling.append(value, to: &bytes) }

    mutating func number(_ value: Float) { NumberSpelling.append(value, to: &bytes) }

    mutating func version(_ value: Double) { NumberSpelling.appendVersion(value, to: &bytes) }

    /// Bytes as they stand in a file.
    mutating func verbatim(_ source: ArraySlice<UInt8>) { bytes.append(contentsOf: source) }

    /// Ends the last line.
    mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
}
