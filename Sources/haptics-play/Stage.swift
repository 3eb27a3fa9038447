import HapticDevices
import HapticPlayback

/// The output that is played on, and the source that it plays.
final class Stage: Sendable {
    private let output: any HapticOutput
    private let trouble = Guarded<OutputEvent?>(nil)
    let source: HapticSource
    /// True where nothing was there to play on, and nothing is played.
    let isStandIn: Bool

    /// The output of a name, or the usual one.
    init(named name: String?) throws(OutputError) {
        let usual: (any HapticOutput)? =
            if let name { try OutputCatalogue.output(named: name) } else { try OutputCatalogue.defaultOutput() }
        isStandIn = usual == nil
        output = usual ?? NullOutput()
        guard output.capabilities.timing == .realTime else {
            throw .unavailable(device: output.name, reason: "its time passes in programs only; take null")
        }
        do { source = try HapticSource(settings: output.capabilities.settings) } catch {
            throw .unavailable(device: output.name, reason: "\(error)")
        }
    }

    /// What it is called in lists and messages.
    var name: String { output.name }

    /// What happened to the output that ends playing; `nil` while all is well.
    var fault: String? {
        switch trouble.withLock({ $0 }) {
        case nil, .advanced, .restored: nil
        case .disconnected: "\(name) was disconnected"
        case .interrupted, .suspended: "\(name) was taken by something else"
        case .failed: "\(name) failed"
        }
    }

    func start() throws(OutputError) {
        try output.start(source) { [trouble] event in trouble.withLock { $0 = event } }
    }

    func stop() { output.stop() }
}
