import CRendering
import Glibc
import HapticPatterns
import HapticRendering
import SoundFiles

/// From a pattern to a WAV file, block after block, on one core.
struct FileRendering {
    let folder: String
    private let rounds = 7

    private var path: String { "\(folder)/haptics.wav" }
    private var baselinePath: String { "\(folder)/baseline.wav" }

    /// Compiles and renders a pattern to a file, whose size in bytes is returned.
    private func render(_ pattern: HapticPattern, to path: String) throws -> Int {
        let renderer = try SharedRenderer(pattern)
        var writer = try WAVWriter(path: path, channels: 1, sampleRate: Int(SamplePattern.sampleRate))
        try renderer.renderAll { try writer.write($0) }
        try writer.finish()
        return renderer.sampleCount
    }

    /// 10,000 events beside a C program that knows all its events beforehand.
    func againstBaseline() throws -> BenchmarkResult {
        let sample = SamplePattern(count: 10_000)
        let pattern = sample.pattern
        let count = try render(pattern, to: path)
        let size = try bytes(of: path)
        let header = size - count * 4
        try renderBaseline(sample.baseline, count: count, header: header)
        try requireSame(header: header)
        var contestants = Contestants()
        // Removing a file belongs to both, so that each begins without one.
        contestants.add("haptics") {
            blackHole(try render(pattern, to: path))
            _ = unsafe unlink(path)
        }
        contestants.add("C") {
            try renderBaseline(sample.baseline, count: count, header: header)
            _ = unsafe unlink(baselinePath)
        }
        let seconds = try contestants.seconds(rounds: 15)
        return BenchmarkResult(
            job: "render 500 s to a WAV file of \(size / 1_000_000) MB", unit: "seconds",
            value: seconds["haptics", default: []].median, events: 10_000, rounds: 15,
            comparisons: [
                .init(
                    with: "C, the same samples and bytes", value: seconds["C", default: []].median,
                    ratio: seconds.ratio("haptics", to: "C"), atMost: 3)
            ])
    }

    /// The same time for each event, whatever their number. The bytes are thrown away: of 1.5 GB, what would be measured
    /// is when the system begins to wait for the disk.
    func proportion() throws -> BenchmarkResult {
        let counts = [10_000, 40_000, 160_000]
        var contestants = Contestants()
        for count in counts {
            let pattern = SamplePattern(count: count).pattern
            contestants.add("\(count)") { blackHole(try render(pattern, to: "/dev/null")) }
        }
        let seconds = try contestants.seconds(rounds: rounds)
        let few = seconds["10000", default: []].map { $0 / 10_000 }
        func comparison(_ count: Int) -> BenchmarkResult.Comparison {
            let many = seconds["\(count)", default: []].map { $0 / Double(count) }
            return .init(
                with: "\(count / 1000),000 events in \(count / 20) s", value: many.median,
                ratio: zip(many, few).map { $0 / $1 }.median, atMost: 1.3)
        }
        return BenchmarkResult(
            job: "render to WAV bytes, an event", unit: "seconds", value: few.median, events: 10_000, rounds: rounds,
            comparisons: [comparison(40_000), comparison(160_000)])
    }

    /// Peak memory of a process that renders 1,000 events to a file, in 50 s and spread over 5,000 s.
    func memory() throws -> BenchmarkResult {
        func peak(_ spread: Int) throws -> Double {
            let runs = try (0..<5).map { _ in
                Double(try Child(arguments: ["/proc/self/exe", "render-file", folder, "\(spread)"]).run())
            }
            return runs.median
        }
        let (few, many) = (try peak(1), try peak(100))
        return BenchmarkResult(
            job: "peak memory of a process that renders 5,000 s to a file", unit: "bytes", value: many, events: 1_000,
            rounds: 5,
            comparisons: [.init(with: "the same events in 50 s", value: few, ratio: many / few, atMost: 1.05)])
    }

    /// What that process does.
    func renderSpread(by factor: Double) throws {
        var events = SamplePattern(count: 1_000).events
        for index in events.indices { events[index].time *= factor }
        _ = try render(HapticPattern(events: events), to: path)
        _ = unsafe unlink(path)
    }

    private func renderBaseline(_ events: [crendering_event], count: Int, header: Int) throws {
        // The events are read during the call only.
        let result = unsafe events.withUnsafeBufferPointer {
            unsafe crendering_file($0.baseAddress, $0.count, count, header, baselinePath)
        }
        guard result == 0 else { throw Fault.unwritable(baselinePath) }
    }

    private func bytes(of path: String) throws -> Int {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw Fault.unreadable(path) }
        return Int(status.st_size)
    }

    /// Both files hold the same sound.
    private func requireSame(header: Int) throws {
        let (ours, theirs) = try (samples(path, header), samples(baselinePath, header))
        guard ours.count == theirs.count else { throw Fault.unreadable(baselinePath) }
        for index in ours.indices { try Disagreement.require(ours[index], theirs[index], index) }
    }

    private func samples(_ path: String, _ header: Int) throws -> [Float] {
        let count = (try bytes(of: path) - header) / 4
        let file = unsafe open(path, O_RDONLY)
        defer { close(file) }
        // Reads at most as many bytes as there is room for; any bits are a number.
        return try unsafe [Float](unsafeUninitializedCapacity: count) { buffer, filled in
            guard unsafe pread(file, buffer.baseAddress, count * 4, off_t(header)) == count * 4 else {
                throw Fault.unreadable(path)
            }
            filled = count
        }
    }

    enum Fault: Error { case unwritable(String), unreadable(String) }
}
