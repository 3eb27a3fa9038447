/// The lowest and the highest of the values that fall into one column of a plot.
package struct ColumnRange: Equatable, Sendable {
    package private(set) var low: Double
    package private(set) var high: Double

    /// The range of one value.
    package init(_ value: Double) {
        low = value
        high = value
    }

    /// Both ends.
    package init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }

    mutating func include(_ value: Double) {
        low = min(low, value)
        high = max(high, value)
    }
}

extension [ColumnRange?] {
    /// The runs of neighbouring columns that have a range, each with the number of its first column.
    package func runs() -> [(first: Int, ranges: [ColumnRange])] {
        var runs: [(first: Int, ranges: [ColumnRange])] = []
        var isOpen = false
        for (column, range) in enumerated() {
            guard let range else {
                isOpen = false
                continue
            }
            if !isOpen { runs.append((column, [])) }
            runs[runs.count - 1].ranges.append(range)
            isOpen = true
        }
        return runs
    }
}
