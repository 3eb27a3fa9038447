import HapticPatterns
import HapticRendering

/// Jumps to any place of a long pattern and of a short one, with as many events under way.
struct SeekBenchmark {
    private let rounds = 15
    private let jumps = 5_000

    func run() throws -> BenchmarkResult {
        var contestants = Contestants()
        for count in [10_000, 1_000_000] {
            let renderer = try SharedRenderer(SamplePattern(count: count).pattern)
            contestants.add("\(count)") {
                var random = SplitMix(state: 9)
                for _ in 0..<jumps { renderer.seek(to: random.below(renderer.sampleCount)) }
            }
        }
        let seconds = try contestants.seconds(rounds: rounds)
        return BenchmarkResult(
            job: "seek in it", unit: "seconds", value: seconds["1000000", default: []].median / Double(jumps),
            events: CompilingBenchmark.count, rounds: rounds,
            comparisons: [
                .init(
                    with: "10,000 events", value: seconds["10000", default: []].median / Double(jumps),
                    ratio: seconds.ratio("1000000", to: "10000"), atMost: 4)
            ])
    }
}
