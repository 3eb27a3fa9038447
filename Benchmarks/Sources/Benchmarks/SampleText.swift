/// JSON text as it is written, with or without white space.
struct SampleText {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var depth = 0
    /// True behind an opening bracket or a key: no comma and no line comes next.
    private var isFirst = true
    private var isBehindKey = false

    init(isPretty: Bool) { self.isPretty = isPretty }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func open(_ bracket: String) {
        separate()
        bytes += bracket.utf8
        depth += 1
        isFirst = true
    }

    mutating func close(_ bracket: String) {
        depth -= 1
        if !isFirst { endLine() }
        bytes += bracket.utf8
        isFirst = false
    }

    mutating func key(_ name: String) {
        separate()
        bytes += (isPretty ? "\"\(name)\": " : "\"\(name)\":").utf8
        isBehindKey = true
    }

    mutating func member(_ name: String, _ value: String) {
        key(name)
        isBehindKey = false
        bytes += value.utf8
    }

    mutating func endLine() {
        guard isPretty else { return }
        bytes.append(0x0A)
        for _ in 0..<depth * 4 { bytes.append(0x20) }
    }

    private mutating func separate() {
        defer { (isFirst, isBehindKey) = (false, false) }
        if isBehindKey { return }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 { endLine() }
    }
}
