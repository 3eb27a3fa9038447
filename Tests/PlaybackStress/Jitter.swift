import HapticPatterns
import HapticPlayback

/// Blocks of 256 samples at 48 kHz, each due before the next one begins, while a thread keeps a processor busy and eight
/// call the API a thousand times a second each. The rendering thread asks for the precedence that a sound server's has,
/// and goes without where it gets none. Prints lines of a name and a number.
struct Jitter {
    let seconds: Int
    private let block = 256
    private let source: HapticSource
    private let isOver = Gate()

    init(seconds: Int) throws {
        self.seconds = seconds
        source = try HapticSource()
    }

    /// What the rendering thread has found.
    private struct Findings {
        var blocks = 0
        var late = 0
        var latest = 0.0
        var longest = 0.0
        var hasPrecedence = false

        /// Takes note of a block: the processor's time that it took, and how late it was.
        mutating func add(busy: Double, lateness: Double) {
            longest = max(longest, busy)
            latest = max(latest, lateness)
            if lateness > 0 { late += 1 }
            blocks += 1
        }
    }

    func run() throws {
        let workers = Workers()
        for _ in 0..<8 { workers.start { try call() } }
        workers.start { while !isOver.wait(until: 0) {} }
        let stolen = Processor.stolen
        let findings = try render()
        let stolenMeanwhile = Processor.stolen - stolen
        isOver.open()
        try workers.join()
        print("jitter-seconds \(seconds)")
        print("jitter-blocks \(findings.blocks)")
        print("jitter-precedence \(findings.hasPrecedence ? 1 : 0)")
        print("jitter-late \(findings.late)")
        print("jitter-stolen \(stolenMeanwhile)")
        print("jitter-latest \(findings.latest)")
        print("jitter-longest \(findings.longest)")
    }

    private func render() throws -> Findings {
        let (found, done) = (Guarded(Findings()), Gate())
        let (count, period) = (seconds * 48_000 / block, Double(block) / source.sampleRate)
        let thread = PacedThread(period: period) { pace in
            var (blocks, findings, start) = (Blocks(block), Findings(), Double?.none)
            findings.hasPrecedence = Processor.takePrecedence()
            while findings.blocks < count, pace.next() {
                let begin = MonotonicClock.now
                let due = (start ?? begin) + Double(findings.blocks + 1) * period
                start = start ?? begin
                let busy = Processor.seconds
                blocks.render(source)
                findings.add(busy: Processor.seconds - busy, lateness: MonotonicClock.now - due)
            }
            found.withLock { $0 = findings }
            done.open()
        }
        guard let thread else { throw Failure("the system gives no thread") }
        done.wait()
        thread.stop()
        return found.withLock { $0 }
    }

    private func call() throws {
        let pattern = HapticPattern(events: [
            HapticEvent(kind: .hapticTransient, time: 0), HapticEvent(kind: .hapticContinuous, time: 0, duration: 0.2),
        ])
        var player = try source.makePlayer(pattern)
        var (next, number) = (MonotonicClock.now, 0)
        while !isOver.wait(until: next) {
            next += 0.001
            number += 1
            if number % 100 == 0 { player = try source.makePlayer(pattern) }
            if number % 10 == 0 { try player.start() }
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
        }
    }
}
