import FoundationEssentials

/// The command as a whole process: how long it takes on a small file, and what memory it needs on a large one.
struct ProcessBenchmark {
    let samples: String
    /// The static build of `haptics`.
    let command: String
    /// The folder with the C programs that read a file, `read-file` and `read-file-static`.
    let baselines: String
    let rounds = 300

    func run() throws -> BenchmarkResults {
        BenchmarkResults(
            name: "process", machine: .this,
            results: [try memory(SampleFiles.pretty), try memory(SampleFiles.compact), try startUp()])
    }

    private func startUp() throws -> BenchmarkResult {
        let file = SampleFiles.path(of: SampleFiles.small, in: samples)
        var contestants = Contestants()
        contestants.add("haptics") { try Child(arguments: [command, "lint", file]).run() }
        for name in ["read-file", "read-file-static"] {
            contestants.add(name) { try Child(arguments: ["\(baselines)/\(name)", file]).run() }
        }
        let seconds = try contestants.seconds(rounds: rounds)
        let ours = seconds["haptics", default: []]
        func comparison(_ name: String, with text: String, atMost: Double?) -> BenchmarkResult.Comparison {
            let theirs = seconds[name, default: []]
            return .init(with: text, value: theirs.median, ratio: ours.median / theirs.median, atMost: atMost)
        }
        return BenchmarkResult(
            job: "`haptics lint` of a small file, whole process", unit: "seconds", value: ours.median,
            fileSize: try SampleFiles.bytes(of: SampleFiles.small, in: samples).count, rounds: rounds,
            comparisons: [
                comparison("read-file", with: "C program that reads the file", atMost: 2),
                comparison("read-file-static", with: "the same, linked statically", atMost: nil),
            ])
    }

    private func memory(_ name: String) throws -> BenchmarkResult {
        let file = SampleFiles.path(of: name, in: samples)
        let peaks = try (0..<5).map { _ in Double(try Child(arguments: [command, "lint", file]).run()) }
        let size = try SampleFiles.bytes(of: name, in: samples).count
        let allowed = Double(size * 4 + 20_000_000)
        let kind = name == SampleFiles.pretty ? "pretty-printed" : "compact"
        return BenchmarkResult(
            job: "peak memory of `haptics lint`, \(kind)", unit: "bytes", value: peaks.median, fileSize: size,
            rounds: peaks.count,
            comparisons: [
                .init(with: "file size × 4 + 20 MB", value: allowed, ratio: peaks.median / allowed, atMost: 1)
            ])
    }
}
