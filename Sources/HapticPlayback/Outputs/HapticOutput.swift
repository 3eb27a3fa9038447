/// What an engine plays on: a device, a file, or nothing but time.
///
/// An output pulls. Once started it asks the source for its next samples (``HapticSource/render(haptic:left:right:)``)
/// or for its next motor strengths (``HapticSource/motors(after:)``) whenever it needs some, and that alone moves the
/// engine's time. An application that owns a device itself can write an output of its own, and hand it out by
/// ``HapticOutputs/preferred``.
///
/// One output serves one engine at a time.
public protocol HapticOutput: AnyObject, Sendable {
    /// What it is called in lists and messages, such as `audio:Speakers`.
    var name: String { get }

    /// What it can play. Constant while it is started.
    var capabilities: OutputCapabilities { get }

    /// Seconds on the clock that runs while the output is stopped too: never backwards, from any origin. The system's
    /// monotonic clock unless stated.
    var now: Double { get }

    /// Begins to pull from the source.
    ///
    /// - Parameters:
    ///   - source: What it pulls from, until it is stopped.
    ///   - report: Takes what happens to the output, from any thread but the one that renders.
    /// - Throws: ``OutputError`` where it cannot play. It may be started again later.
    func start(_ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void) throws(OutputError)

    /// Ends pulling, and leaves the actuator at rest. When this returns, nothing more is asked of the source. Without
    /// effect on an output that is not started.
    func stop()
}

extension HapticOutput {
    /// Seconds on the system's monotonic clock.
    public var now: Double { MonotonicClock.now }
}
