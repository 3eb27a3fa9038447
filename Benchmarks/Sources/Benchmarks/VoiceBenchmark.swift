import CRendering
import HapticPatterns
import HapticRendering

/// One continuous event, sample by sample: phase, sine, envelope, added to a block.
struct VoiceBenchmark {
    private let rounds = 21
    private let passes = 20

    func run() throws -> BenchmarkResult {
        let event = SamplePattern.buzz(seconds: 10)
        let renderer = try SharedRenderer(HapticPattern(events: [event]))
        let baseline = BaselineVoice(SamplePattern.inSamples(event), count: renderer.sampleCount)
        try Disagreement.check(renderer, baseline)
        var contestants = Contestants()
        contestants.add("haptics") { for _ in 0..<passes { renderer.renderAll { _ in } } }
        contestants.add("C") { for _ in 0..<passes { baseline.renderAll { _ in } } }
        let seconds = try contestants.seconds(rounds: rounds)
        let samples = Double(renderer.sampleCount * passes)
        return BenchmarkResult(
            job: "render one voice with its envelope, a sample", unit: "seconds",
            value: seconds["haptics", default: []].median / samples, samples: renderer.sampleCount, rounds: rounds,
            comparisons: [
                .init(
                    with: "C, vectorised", value: seconds["C", default: []].median / samples,
                    ratio: seconds.ratio("haptics", to: "C"), atMost: 2.5)
            ])
    }
}

/// The same voice in C.
final class BaselineVoice {
    private var event: crendering_event
    private let count: Int

    init(_ event: crendering_event, count: Int) { (self.event, self.count) = (event, count) }

    func renderAll(_ body: (Span<Float>) throws -> Void) rethrows {
        var block = [Float](repeating: 0, count: SharedRenderer.blockSize)
        for first in stride(from: 0, to: count, by: block.count) {
            let part = min(block.count, count - first)
            // The block has room for that many samples, and the event is read during the call only.
            unsafe block.withUnsafeMutableBufferPointer { unsafe crendering_voice(&event, $0.baseAddress, first, part) }
            let done = block.span
            try body(done.extracting(first: part))
        }
    }
}

/// A race counts only if both have rendered the same, but for the rounding of the baseline's shorter polynomial.
struct Disagreement: Error {
    var sample: Int
    var values: (Float, Float)

    static func check(_ renderer: SharedRenderer, _ baseline: BaselineVoice) throws {
        var expected: [Float] = []
        baseline.renderAll { block in for index in block.indices { expected.append(block[index]) } }
        var sample = 0
        try renderer.renderAll { block in
            for index in block.indices {
                try require(block[index], expected[sample], sample)
                sample += 1
            }
        }
    }

    static func require(_ ours: Float, _ theirs: Float, _ sample: Int) throws {
        guard (ours - theirs).magnitude < 2e-5 else { throw Disagreement(sample: sample, values: (ours, theirs)) }
    }
}
