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
                try deadlines(), try memory(),
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

    private func deadlines() throws -> BenchmarkResult {
        let (late, blocks) = (try figure("jitter-late"), try figure("jitter-blocks"))
        // Without precedence the figure tells of the machine.
        let hasPrecedence = try figure("jitter-precedence") > 0
        return BenchmarkResult(
            job: "latest block of 256 samples, machine busy", unit: "seconds",
            value: max(try figure("jitter-latest"), 0),
            samples: Int(blocks) * 256, rounds: 1,
            comparisons: [
                .init(with: "blocks that were late", value: 0, ratio: late, atMost: hasPrecedence ? 0 : nil)
            ])
    }

    private func memory() throws -> BenchmarkResult {
        let growth = try figure("players-growth")
        return BenchmarkResult(
            job: "memory that 9,000 players leave", unit: "bytes", value: growth, rounds: 1,
            comparisons: [.init(with: "1 MB", value: 1e6, ratio: growth / 1e6, atMost: 1)])
    }
}
