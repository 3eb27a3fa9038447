import HapticDevices
import HapticPlayback
import HapticsCommand

/// The output that is played on, and the source that it plays.
final class Stage: Sendable {
    private let output: any HapticOutput
    private let trouble = Guarded<OutputEvent?>(nil)
    let source: HapticSource
    /// True where nothing was there to play on, and nothing is played.
    let isStandIn: Bool

    /// The output of a name, or the usual one.
    init(named name: String?) throws(OutputError) {
        let usual = try Self.output(named: name)
        isStandIn = usual == nil
        output = usual ?? NullOutput()
        guard output.capabilities.timing == .realTime else {
            throw .unavailable(device: output.name, reason: "its time passes in programs only; take null")
        }
        do { source = try HapticSource(settings: output.capabilities.settings) } catch {
            throw .unavailable(device: output.name, reason: "\(error)")
        }
    }

    private static func output(named name: String?) throws(OutputError) -> (any HapticOutput)? {
        do throws(OutputError) {
            guard let name else { return try OutputCatalogue.defaultOutput() }
            return try OutputCatalogue.output(named: name)
        } catch {
            // The virtual one is for programs.
            guard case .unknownName(let name, let known) = error else { throw error }
            throw .unknownName(name, known: known.filter { $0 != "virtual" })
        }
    }

    /// What it is called in lists and messages.
    var name: String { output.name }

    /// Where it writes to; `nil` where it is no file.
    private var path: Path? { (output as? WaveFileOutput).map { Path($0.path) } }

    /// True where it writes to a pipe or a device, which may have to be waited for.
    var mayWait: Bool { path.flatMap { FileStatus.of($0) }.map { !$0.isRegularFile } ?? false }

    /// Refuses to write over what is read.
    func refuse(_ inputs: [Path]) throws(OutputError) {
        guard let path, let target = FileIdentity(file: path) else { return }
        guard let input = inputs.first(where: { FileIdentity(file: $0) == target }) else { return }
        throw .file(path: path.text, reason: "\(input.text) is played; it would be lost")
    }

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
