import HapticPatterns
import HapticRendering

/// Making a renderer of a pattern of a million events that lie in any order.
struct CompilingBenchmark {
    static let count = 1_000_000
    private let rounds = 9
    private let pattern: HapticPattern
    private let times: [Double]

    init() {
        pattern = SamplePattern(count: Self.count).shuffled
        times = pattern.events.map(\.time)
    }

    func time() throws -> BenchmarkResult {
        var contestants = Contestants()
        contestants.add("haptics") { blackHole(try SharedRenderer(pattern)) }
        contestants.add("sorted") { blackHole(times.sorted()) }
        let seconds = try contestants.seconds(rounds: rounds)
        return BenchmarkResult(
            job: "compile a pattern", unit: "seconds", value: seconds["haptics", default: []].median,
            events: Self.count, rounds: rounds,
            comparisons: [
                .init(
                    with: "`sorted()` of as many `Double`s", value: seconds["sorted", default: []].median,
                    ratio: seconds.ratio("haptics", to: "sorted"), atMost: 4)
            ])
    }

    /// What compiling needs at its height beyond the pattern itself, an event.
    func memory() throws -> BenchmarkResult {
        let peak = try PeakMemory.added { blackHole(try SharedRenderer(pattern)) }
        let each = Double(peak) / Double(Self.count)
        return BenchmarkResult(
            job: "memory to compile it, peak, an event", unit: "bytes", value: each, events: Self.count, rounds: 1,
            comparisons: [.init(with: "the most it may be", value: 128, ratio: each / 128, atMost: 1)])
    }
}
