import AHAP
import FoundationEssentials
import HapticPatterns

/// Formatting a large file and writing a large pattern, for information.
struct WritingBenchmark {
    let samples: String
    let rounds = 5

    func run() throws -> BenchmarkResults {
        let bytes = try SampleFiles.bytes(of: SampleFiles.compact, in: samples)
        let document = AHAPDocument(bytes)
        let decoded = try JSONDecoder().decode(DecodedFile.self, from: Data(bytes))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .prettyPrinted

        var contestants = Contestants()
        contestants.add("format") { blackHole(try AHAPFormatter().format(document)) }
        contestants.add("write") { blackHole(try AHAPWriter().bytes(for: document.pattern)) }
        contestants.add("encode") { blackHole(try encoder.encode(decoded)) }
        let seconds = try contestants.seconds(rounds: rounds)
        return BenchmarkResults(
            name: "writing", machine: .this,
            results: [
                result("format, already read", "format", seconds, bytes.count),
                result("write the pattern", "write", seconds, bytes.count),
            ])
    }

    private func result(
        _ job: String, _ name: String, _ seconds: [String: [Double]], _ fileSize: Int
    ) -> BenchmarkResult {
        let ours = seconds[name, default: []]
        let theirs = seconds["encode", default: []]
        let ratios = zip(theirs, ours).map { $0 / $1 }
        return BenchmarkResult(
            job: job, unit: "seconds", value: ours.median, fileSize: fileSize, rounds: rounds,
            comparisons: [.init(with: "JSONEncoder, pretty-printed", value: theirs.median, ratio: ratios.median)])
    }
}
