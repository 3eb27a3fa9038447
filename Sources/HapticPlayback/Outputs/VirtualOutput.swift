public import HapticRendering

/// An output whose time is a ``VirtualClock``: for tests, and for all that must not depend on how fast a machine is.
public final class VirtualOutput: HapticOutput {
    private struct State {
        var source: HapticSource?
        var report: (@Sendable (OutputEvent) -> Void)?
        /// When it was started, and the samples rendered since.
        var start = 0.0
        var rendered = 0
        var samples: (haptic: [Float], left: [Float], right: [Float]) = ([], [], [])
        var startError: OutputError?
    }

    private let state = Guarded(State())
    private let keepsSamples: Bool
    private let listener: (@Sendable ([Float]) -> Void)?
    /// What moves its time.
    public let clock: VirtualClock
    /// What it says that it can play.
    public let capabilities: OutputCapabilities
    /// `virtual`, as in `HAPTICS_OUTPUT`.
    public var name: String { "virtual" }
    /// Seconds on its clock.
    public var now: Double { clock.now }

    /// - Parameters:
    ///   - clock: What moves its time; one for the whole process unless stated.
    ///   - capabilities: What it says that it can play. Its timing is always stepped.
    ///   - keepsSamples: True to keep all that sounds for ``takeSamples()``, 12 bytes a sample.
    public init(
        clock: VirtualClock = .shared, capabilities: OutputCapabilities = OutputCapabilities(),
        keepsSamples: Bool = false
    ) {
        self.clock = clock
        self.keepsSamples = keepsSamples
        listener = nil
        self.capabilities = Self.stepped(capabilities)
    }

    /// One whose haptic samples somebody takes as they are rendered, and who calls nothing of it then.
    package init(
        clock: VirtualClock, capabilities: OutputCapabilities, listener: @escaping @Sendable ([Float]) -> Void
    ) {
        self.clock = clock
        keepsSamples = false
        self.listener = listener
        self.capabilities = Self.stepped(capabilities)
    }

    private static func stepped(_ capabilities: OutputCapabilities) -> OutputCapabilities {
        var capabilities = capabilities
        capabilities.timing = .stepped
        return capabilities
    }

    /// Plays the source whenever its clock is advanced.
    ///
    /// - Throws: ``startError``, where there is one.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        try state.withLock { state throws(OutputError) in
            if let error = state.startError { throw error }
            (state.source, state.report) = (source, report)
            (state.start, state.rendered) = (clock.now, 0)
        }
        clock.attach(self)
    }

    /// Plays no longer; the samples that it kept stay.
    public func stop() {
        clock.detach(self)
        let ended = state.withLock { state in
            defer { (state.source, state.report) = (nil, nil) }
            return (state.source, state.report)
        }
        // What they own ends here, where the lock is not held.
        withExtendedLifetime(ended) {}
    }

    /// What it fails with when it is started; `nil`, as in the beginning, for an output that starts.
    public var startError: OutputError? {
        get { state.withLock { $0.startError } }
        set { state.withLock { $0.startError = newValue } }
    }

    /// Lets something happen to the output, such as the loss of the device that it stands for. Without effect while it
    /// is stopped. What was disconnected is gone: it starts no more, unless ``startError`` is set to `nil`.
    public func simulate(_ event: OutputEvent) {
        let report = state.withLock { state in
            if event == .disconnected, state.report != nil {
                state.startError = .unavailable(device: name, reason: "it was taken away")
            }
            return state.report
        }
        report?(event)
    }

    /// All that sounded since it was made or since they were last taken, where it keeps samples.
    public func takeSamples() -> RenderedPattern {
        state.withLock { state in
            defer { state.samples = ([], [], []) }
            return RenderedPattern(
                sampleRate: capabilities.sampleRate, haptic: state.samples.haptic, left: state.samples.left,
                right: state.samples.right)
        }
    }

    /// Renders up to a time on the clock. For the clock.
    func play(until time: Double) { state.withLock { play(until: time, &$0) } }

    private func play(until time: Double, _ state: inout State) {
        guard let source = state.source else { return }
        let passed = Numerics.floor((time - state.start) * source.sampleRate + SampleClock.tolerance)
        let count = passed - state.rendered
        guard count > 0 else { return }
        state.rendered = passed
        var block = Block(count: count)
        block.render(source)
        listener?(block.haptic)
        guard keepsSamples else { return }
        state.samples.haptic += block.haptic
        state.samples.left += block.left
        state.samples.right += block.right
    }

    /// Tells the engine that time has passed. For the clock.
    func tell() { state.withLock { $0.report }?(.advanced) }
}
