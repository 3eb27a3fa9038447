/// An output without a device: the wall clock passes its time, in blocks of 480 samples that a sink takes.
///
/// It has a thread of its own, whose deadlines are reckoned from its start, so that no delay adds up. Up to a second
/// that was lost is caught up, block after block; what is more, as after the process was stopped, stays lost.
public final class PacedOutput: HapticOutput {
    private struct State {
        var thread: PacedThread?
        /// Whose samples were written last, the number of the next one, and when.
        weak var source: HapticSource?
        var sample = 0
        var time: Double?
    }

    private let state = Guarded(State())
    private let sink: any FrameSink
    /// What it is called in lists and messages.
    public let name: String
    /// What its sink makes of the signal.
    public let capabilities: OutputCapabilities

    /// Samples of a block: a hundredth of a second at 48 kHz.
    public static var blockLength: Int { 480 }

    /// - Parameters:
    ///   - name: What it is called in lists and messages.
    ///   - capabilities: What the sink makes of the signal. The sample rate is that of the source.
    ///   - sink: What takes the blocks.
    public init(name: String, capabilities: OutputCapabilities = OutputCapabilities(), sink: any FrameSink) {
        self.name = name
        self.capabilities = capabilities
        self.sink = sink
    }

    deinit { stop() }

    /// Begins to hand blocks to the sink, the first one at once.
    ///
    /// - Throws: What the sink throws; ``OutputError/unavailable(device:reason:)`` while it plays for somebody already. One
    ///   whose sink has failed may be started again.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        try state.withLock { state throws(OutputError) in
            if let thread = state.thread {
                guard thread.isEnding else { throw .unavailable(device: name, reason: "it plays already") }
                thread.stop()
                Self.leave(&state)
            }
            try sink.begin(at: source.nextSample, after: Self.silence(before: source, state))
            state.source = source
            let period = Double(Self.blockLength) / source.sampleRate
            state.thread = PacedThread(period: period) { [sink] pace in
                Self.play(source, sink, pace, report)
            }
            guard state.thread == nil else { return }
            sink.end()
            throw .unavailable(device: name, reason: "the system gives no thread")
        }
    }

    /// Hands over no more blocks; the sink has ended when this returns.
    public func stop() {
        guard let thread = state.withLock({ $0.thread }) else { return }
        thread.stop()
        state.withLock { if $0.thread === thread { Self.leave(&$0) } }
    }

    /// Keeps in mind where a thread that has ended has come to.
    private static func leave(_ state: inout State) {
        state.thread = nil
        state.sample = state.source?.nextSample ?? 0
        state.time = MonotonicClock.now
    }

    /// Samples since the last one that was written: by the source's own count, or by the clock where another source
    /// played then.
    private static func silence(before source: HapticSource, _ state: State) -> Int {
        guard let time = state.time else { return 0 }
        if state.source === source { return max(source.nextSample - state.sample, 0) }
        return TimeBase(rate: source.sampleRate).sample(atOrAfter: MonotonicClock.now - time)
    }

    private static func play(
        _ source: HapticSource, _ sink: any FrameSink, _ pace: PacedThread.Pace,
        _ report: @escaping @Sendable (OutputEvent) -> Void
    ) {
        var block = Block(count: blockLength)
        do {
            while pace.next() {
                block.render(source)
                try sink.write(haptic: block.haptic.span, left: block.left.span, right: block.right.span)
            }
        } catch {
            pace.end()
            // From another thread: whoever hears of it may stop the output, which waits for this one.
            PlaybackThread.run { report(.failed) }
        }
        sink.end()
    }
}
