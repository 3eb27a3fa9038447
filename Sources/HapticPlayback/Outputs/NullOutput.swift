/// An output that plays nothing, in real time: for machines without a device, where a program is to run as with one.
public final class NullOutput: HapticOutput {
    private let output: PacedOutput

    /// - Parameter capabilities: What it says that it can play.
    public init(capabilities: OutputCapabilities = OutputCapabilities()) {
        output = PacedOutput(name: "null", capabilities: capabilities, sink: NullSink())
    }

    /// `null`, as in `HAPTICS_OUTPUT`.
    public var name: String { output.name }
    /// What it says that it can play.
    public var capabilities: OutputCapabilities { output.capabilities }

    /// Begins to pull, a block at a time.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        try output.start(source, report: report)
    }

    /// Pulls no longer.
    public func stop() { output.stop() }
}

/// Takes blocks and does nothing about them.
private final class NullSink: FrameSink {
    func begin(at sample: Int, after silence: Int) {}
    func write(haptic: Span<Float>, left: Span<Float>, right: Span<Float>) {}
    func end() {}
}
