public import HapticPlayback
import SemanticFeedback

/// A device that is not there, with a clock of its own, that remembers all it is asked to play: for tests, in any framework.
///
/// ```swift
/// let recorder = HapticRecorder()
/// try recorder.recording {
///     CheckoutModel().pay()                        // says CHHapticEngine(), or SensoryFeedback.success.play()
///     recorder.advance(by: 1)
///     try recorder.expectFeedback([.success])
/// }
/// ```
///
/// Engines that are made within ``recording(_:)-9dsuc`` play here, as do those made under an earlier recorder when they next
/// start, or a player of theirs does. Tests that run at the same time do not meet, nor do their themes of the application.
/// What runs on a dispatch queue is not within: for that, see ``ofProcess``.
///
/// No time passes but by ``advance(by:)``. Any thread may call anything.
public final class HapticRecorder: Sendable {
    struct Device {
        var isThere = true
        /// Those that engines were given; an engine keeps its own.
        var outputs: [WeakOutput] = []
        var override: HapticOutputs.Override?
        var capacities: PlaybackCapacities?
    }

    struct WeakOutput {
        weak let output: RecordingOutput?
    }

    /// What moves time; it begins at 0.
    public let clock = VirtualClock()
    /// What the device says that it can do.
    public let capabilities: OutputCapabilities
    let record = Guarded(Record())
    let device = Guarded(Device())

    /// A recorder at time 0.
    ///
    /// - Parameters:
    ///   - capabilities: What the device is to say that it can do; waveforms at 48 kHz and audio, unless stated.
    ///   - capacities: See ``capacities``.
    public init(
        capabilities: OutputCapabilities = OutputCapabilities(), capacities: PlaybackCapacities? = nil
    ) {
        self.capabilities = capabilities
        device.withLock { $0.capacities = capacities }
    }

    /// Runs code whose engines play here.
    public func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        try HapticOutputs.$override.withValue(override, operation: body)
    }

    /// Runs code that takes time, and the tasks that it starts, likewise.
    nonisolated(nonsending) public func recording<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await HapticOutputs.$override.withValue(override, operation: body)
    }

    private static let current = Guarded<HapticRecorder?>(nil)

    /// The recorder of all code in the process that is in no ``recording(_:)-9dsuc``, for suites whose tests run one after the
    /// other: on dispatch queues, in singletons. `nil`, as in the beginning, for none.
    public static var ofProcess: HapticRecorder? {
        get { current.withLock { $0 } }
        set {
            current.exchange(newValue)
            HapticOutputs.overrideOfProcess = newValue?.override
        }
    }

    /// Always the same, by which engines know whether they are here.
    private var override: HapticOutputs.Override {
        device.withLock { device in
            if let override = device.override { return override }
            let override = HapticOutputs.Override(capacities: { [weak self] in self?.capacities }) { [weak self] in
                self?.makeOutput()
            }
            let journal = override.attachments.value { FeedbackJournal() }
            // Triggers space feedback by this clock, also where there is no hardware.
            _ = override.attachments.value { FeedbackClock(clock) }
            journal.listen { [weak self] feedback, outcome in self?.note(feedback, outcome) }
            device.override = override
            return override
        }
    }

    private func makeOutput() -> (any HapticOutput)? {
        device.withLock { device in
            guard device.isThere else { return nil }
            let output = RecordingOutput(clock: clock, capabilities: capabilities, record: record)
            device.outputs.removeAll { $0.output == nil }
            device.outputs.append(WeakOutput(output: output))
            return output
        }
    }

    private func note(_ feedback: SensoryFeedback, _ outcome: FeedbackJournal.Outcome) {
        let outcome: RecordedFeedback.Outcome =
            switch outcome {
            case .played: .played
            case .silenced: .silenced
            case .failed: .failed
            }
        record.withLock { record in
            let feedback = RecordedFeedback(time: clock.now, feedback: feedback, outcome: outcome)
            record.entries.append(.feedback(feedback))
        }
    }

    /// The devices of engines.
    var outputs: [RecordingOutput] { device.withLock { $0.outputs.compactMap { $0.output } } }

    /// False for a machine without haptics: engines cannot be made, `supportsHaptics` is false, feedback is silent. True
    /// unless set; engines that are there already stay.
    public var hasHardware: Bool {
        get { device.withLock { $0.isThere } }
        set { device.withLock { $0.isThere = newValue } }
    }
}
