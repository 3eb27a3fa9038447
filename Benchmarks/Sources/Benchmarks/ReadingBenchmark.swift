import AHAP
import CSimdjson
import FoundationEssentials
import HapticPatterns

/// Reading and linting a large file on one core, against two readers that lint nothing.
struct ReadingBenchmark {
    let samples: String
    let rounds = 7

    func run() throws -> BenchmarkResults {
        BenchmarkResults(
            name: "reading", machine: .this,
            results: [
                try result("read and lint, pretty-printed", SampleFiles.pretty, hasFloor: true),
                try result("read and lint, compact", SampleFiles.compact, hasFloor: false),
            ])
    }

    private func result(_ job: String, _ file: String, hasFloor: Bool) throws -> BenchmarkResult {
        let bytes = try SampleFiles.bytes(of: file, in: samples)
        try requireSameTotals(bytes)
        let seconds = try contestants(bytes).seconds(rounds: rounds)
        func comparison(_ name: String, atLeast: Double) -> BenchmarkResult.Comparison {
            let ratios = zip(seconds[name, default: []], seconds["AHAP", default: []]).map { $0 / $1 }
            return .init(
                with: name, value: seconds[name, default: []].median, ratio: ratios.median,
                atLeast: hasFloor ? atLeast : nil)
        }
        return BenchmarkResult(
            job: job, unit: "seconds", value: seconds["AHAP", default: []].median, fileSize: bytes.count,
            rounds: rounds,
            comparisons: [
                comparison("JSONDecoder", atLeast: 12), comparison(Simdjson.name, atLeast: 0.3),
                comparison("AHAP, reading alone", atLeast: 0),
            ].map { $0.with.hasPrefix("AHAP") ? $0.asInformation : $0 })
    }

    private func contestants(_ bytes: [UInt8]) -> Contestants {
        let data = Data(bytes)
        let padded = Simdjson.padded(bytes)
        var contestants = Contestants()
        contestants.add("AHAP") { blackHole(Linter().findings(in: AHAPDocument(bytes))) }
        contestants.add("JSONDecoder") { blackHole(try JSONDecoder().decode(DecodedFile.self, from: data)) }
        contestants.add(Simdjson.name) { blackHole(Simdjson.totals(padded, length: bytes.count)) }
        contestants.add("AHAP, reading alone") { blackHole(AHAPDocument(bytes)) }
        return contestants
    }

    /// A race counts only if all have read the same.
    private func requireSameTotals(_ bytes: [UInt8]) throws {
        let ours = Totals(AHAPDocument(bytes).pattern)
        let decoded = Totals(try JSONDecoder().decode(DecodedFile.self, from: Data(bytes)))
        let theirs = Simdjson.totals(Simdjson.padded(bytes), length: bytes.count)
        guard ours.agrees(with: decoded), ours.agrees(with: theirs) else {
            throw Disagreement(readers: [ours, decoded, theirs])
        }
    }

    struct Disagreement: Error { var readers: [Totals] }
}

extension BenchmarkResult.Comparison {
    /// The same without a bound.
    var asInformation: Self { .init(with: with, value: value, ratio: ratio) }
}
