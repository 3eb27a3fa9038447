import HapticPatterns

/// A line of text on which events stand where they begin, as high as they are strong.
struct EventPlot {
    private static let width = 60
    private static let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    private let cells: String

    /// - Parameters:
    ///   - events: What stands on it.
    ///   - end: Seconds at its right end.
    init(_ events: [HapticEvent], until end: Double) {
        var cells = [Character](repeating: "·", count: Self.width)
        let scale = end > 0 ? Double(Self.width - 1) / end : 0
        for event in events.sorted(by: { $0.time < $1.time }) {
            let level = Self.levels[Self.index(Double(event.value(of: .hapticIntensity)) * 8, Self.levels.count)]
            let first = Self.index(event.time * scale, Self.width)
            let last = Self.index((event.time + (event.duration ?? 0)) * scale, Self.width)
            for index in first...max(first, last) { cells[index] = level }
        }
        self.cells = String(cells)
    }

    /// The plot after a word.
    func line(_ word: String) -> String { "\(word) |\(cells)|" }

    /// A time to the millisecond.
    static func text(_ seconds: Double) -> String { "\((seconds * 1_000).rounded() / 1_000)" }

    /// A place from 0 on, below a count.
    private static func index(_ value: Double, _ count: Int) -> Int {
        value > 0 ? Int(min(value, Double(count - 1))) : 0
    }
}

extension HapticPattern {
    /// Its taps and vibrations of any strength, in their order.
    var felt: [HapticEvent] {
        normalized().pattern.events.filter { $0.kind.isHaptic && $0.value(of: .hapticIntensity) > 0 }
    }
}
