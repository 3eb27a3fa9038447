import FoundationEssentials

/// What the program `playback-stress` has measured: lines of a name and a number in a file.
struct PlaybackBenchmark {
    private let figures: [String: Double]

    struct Missing: Error {
        var figure: String
    }

    init(figures path: String) throws {
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        var figures: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
        }
        self.figures = figures
    }

    func run() throws -> BenchmarkResults {
        BenchmarkResults(
            name: "playback", machine: .this,
            results: [
                try mixing("one-player", "mix 256 voices of one player, a voice and sample"),
                try mixing("many-players", "mix 256 players of a voice each, a voice and sample"),
                try lateBlocks(), try longestBlock(), try memory(),
                try trigger("update", "hand a trigger of feedback a value that has not changed"),
                try trigger("play", "the same, with a trigger that plays"),
            ])
    }

    private func figure(_ name: String) throws -> Double {
        guard let figure = figures[name] else { throw Missing(figure: name) }
        return figure
    }

    private func mixing(_ name: String, _ job: String) throws -> BenchmarkResult {
        BenchmarkResult(
            job: job, unit: "seconds", value: try figure(name), samples: Int(try figure("samples")),
            rounds: Int(try figure("rounds")),
            comparisons: [
                .init(
                    with: "a renderer in blocks of 256", value: try figure("renderer"),
                    ratio: try figure("\(name)-ratio"), atMost: 1.3),
                .init(
                    with: "real time at 48 kHz", value: 1 / (256 * 48_000), ratio: try figure("\(name)-share"),
                    atMost: 0.05),
            ])
    }

    /// How many blocks came late. The machine has a part in it: its host may take processors away.
    private func lateBlocks() throws -> BenchmarkResult {
        let (late, blocks) = (try figure("jitter-late"), try figure("jitter-blocks"))
        let stolen = try figure("jitter-stolen")
        // Without precedence the figure tells of the machine alone.
        let hasPrecedence = try figure("jitter-precedence") > 0
        return BenchmarkResult(
            job: "blocks of 256 samples that came late, all processors busy, 8 threads calling", unit: "blocks",
            value: late, samples: Int(blocks) * 256, rounds: 1,
            comparisons: [
                .init(
                    with: "none; the host took \((stolen * 10).rounded() / 10) s meanwhile", value: 0, ratio: late,
                    atMost: hasPrecedence ? 0 : nil)
            ])
    }

    /// What the longest block cost: our part in it.
    private func longestBlock() throws -> BenchmarkResult {
        let (longest, length) = (try figure("jitter-longest"), 256.0 / 48_000)
        return BenchmarkResult(
            job: "processor time of the longest of these blocks", unit: "seconds", value: longest,
            samples: Int(try figure("jitter-blocks")) * 256, rounds: 1,
            comparisons: [.init(with: "its length", value: length, ratio: longest / length, atMost: 1)])
    }

    private func trigger(_ name: String, _ job: String) throws -> BenchmarkResult {
        BenchmarkResult(
            job: job, unit: "seconds", value: try figure("trigger-\(name)"), rounds: Int(try figure("trigger-rounds")),
            comparisons: [
                .init(
                    with: "two integers compared", value: try figure("trigger-comparison"),
                    ratio: try figure("trigger-\(name)-ratio"), atMost: 20)
            ])
    }

    private func memory() throws -> BenchmarkResult {
        let growth = try figure("players-growth")
        return BenchmarkResult(
            job: "memory that 9,000 players leave", unit: "bytes", value: growth, rounds: 1,
            comparisons: [.init(with: "1 MB", value: 1e6, ratio: growth / 1e6, atMost: 1)])
    }
}
