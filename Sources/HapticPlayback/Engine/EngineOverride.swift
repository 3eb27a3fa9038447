/// The override of the outputs under which an engine's output was chosen.
///
/// It does not keep what is attached: the engine that all feedback shares is attached to the override under which it plays.
struct EngineOverride: Sendable {
    private let make: @Sendable () throws(OutputError) -> (any HapticOutput)?
    private let capacities: @Sendable () -> PlaybackCapacities?
    private weak var attachments: Attachments?

    init(_ override: HapticOutputs.Override) {
        (make, capacities, attachments) = (override.make, override.capacities, override.attachments)
    }

    /// The override again; with nothing attached, where its owner is gone.
    var value: HapticOutputs.Override {
        HapticOutputs.Override(attachments: attachments ?? Attachments(), capacities: capacities, make)
    }

    func isSame(as override: HapticOutputs.Override) -> Bool { attachments === override.attachments }
}
