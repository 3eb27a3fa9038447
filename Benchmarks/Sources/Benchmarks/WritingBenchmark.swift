import AHAP
import FoundationEssentials
import HapticPatterns

/// Formatting a large file and writing a large pattern, for information.
struct WritingBenchmark {
    let samples: String
    let rounds = 5

    func run() throws -> BenchmarkResults {
        BenchmarkResults(name: "writing", machine: .this, results: [])
    }
}
