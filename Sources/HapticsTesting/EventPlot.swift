/// A line of text on which events stand where they begin, as high as they are strong.
struct EventPlot {
    private static let width = 60
    private static let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    private let cells: String

    /// - Parameters:
    ///   - events: What stands on it.
    ///   - end: Seconds at its right end.
    init(_ events: [FeltEvent], until end: Double) {
        var levels = [Double?](repeating: nil, count: Self.width)
        let scale = end > 0 ? Double(Self.width - 1) / end : 0
        for event in events {
            let first = Self.index(event.time * scale, Self.width)
            let last = Self.index(event.end * scale, Self.width)
            for index in first...max(first, last) {
                let passed = scale > 0 ? Double(index) / scale - event.time : 0
                levels[index] = max(levels[index] ?? 0, event.intensity.value(at: passed))
            }
        }
        cells = String(levels.map { level in level.map { Self.levels[Self.index($0 * 8, Self.levels.count)] } ?? "·" })
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

extension FeltEvent {
    /// When it is over, as far as is known.
    var end: Double { time + max(duration.map { min($0, intensity.end) } ?? 0, 0) }
}
