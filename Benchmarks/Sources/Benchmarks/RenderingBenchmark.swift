import HapticRendering

/// Rendering against the same waveforms in C, compiling against sorting, and what grows with what.
struct RenderingBenchmark {
    /// Where the WAV files are written, and removed again.
    let folder: String

    func run() throws -> BenchmarkResults {
        let files = FileRendering(folder: folder)
        // Memory first: what this process has held counts for those that it starts, and what it has freed is not asked
        // for again.
        let rendering = try files.memory()
        let compiling = CompilingBenchmark()
        let memory = try compiling.memory()
        return BenchmarkResults(
            name: "rendering", machine: .this,
            results: [
                try VoiceBenchmark().run(), try files.againstBaseline(), try files.proportion(), rendering,
                try compiling.time(), memory, try SeekBenchmark().run(),
            ])
    }
}
