import Foundation
import HapticDevices
import HapticPlayback

/// Notices controllers that come and go.
final class PadMonitor: Sendable {
    private struct State {
        var controllers: [Int32: GCController] = [:]
        /// In the order in which the system has them.
        var order: [Int32] = []
        /// Those that were told of.
        var told: Set<Int32> = []
        /// How often those were tried that could not be opened yet.
        var tries: [Int32: Int] = [:]
        /// Those that were used or connected, the last one at the end.
        var recent: [Int32] = []
        var thread: PacedThread?
    }

    static let shared = PadMonitor()

    // Apple's raw values. The public names look for controllers when they are used.
    static let didConnect = NSNotification.Name("GCControllerDidConnectNotification")
    static let didDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")

    private let state = Guarded(State())

    /// Seconds between two looks.
    private static let pace = 0.1
    /// How often to try to open one: five seconds, for right after it is plugged in a system may not let us yet.
    private static let patience = 50

    /// Those that are connected now.
    func controllers() -> [GCController] {
        watch()
        return state.withLock { state in
            _ = Self.look(&state)
            return state.order.compactMap { state.controllers[$0] }
        }
    }

    /// The one that was used or connected last, of those that are connected now.
    var current: GCController? {
        watch()
        return state.withLock { state in
            _ = Self.look(&state)
            return state.recent.last { state.order.contains($0) }.flatMap { state.controllers[$0] }
        }
    }

    /// Notes that one is used.
    func use(_ identity: Int32) { state.withLock { Self.prefer(identity, &$0) } }

    private static func prefer(_ identity: Int32, _ state: inout State) {
        state.recent.removeAll { $0 == identity }
        state.recent.append(identity)
    }

    /// Tells of those that come and go from now on, to the end of the process.
    func watch() {
        state.withLock { state in
            guard state.thread == nil else { return }
            state.thread = PacedThread(period: Self.pace) { pace in
                while pace.next() { self.tell() }
            }
        }
    }

    private func tell() {
        let (gone, come) = state.withLock { state -> ([GCController], [GCController]) in
            let gone = Self.look(&state)
            state.told.formIntersection(state.order)
            state.controllers = state.controllers.filter { state.order.contains($0.key) }
            state.recent.removeAll { !state.order.contains($0) }
            // Of one that cannot be opened yet, later.
            let come = state.order.filter { state.controllers[$0] != nil && state.told.insert($0).inserted }
                .compactMap { state.controllers[$0] }
            return (gone, come)
        }
        // Outside the lock: observers may ask for controllers.
        for controller in gone { NotificationCenter.default.post(name: Self.didDisconnect, object: controller) }
        for controller in come { NotificationCenter.default.post(name: Self.didConnect, object: controller) }
    }

    /// Brings the controllers up to date. Those that have gone and were told of are kept and returned until the thread
    /// has told of that too.
    private static func look(_ state: inout State) -> [GCController] {
        guard let present = try? Gamepad.identities() else { return [] }
        let gone = state.told.subtracting(present).sorted()
        state.order = present
        state.tries = state.tries.filter { present.contains($0.key) }
        let new = present.filter { state.controllers[$0] == nil && state.tries[$0, default: 0] < patience }
        for identity in new { state.tries[identity, default: 0] += 1 }
        for pad in new.isEmpty ? [] : (try? Gamepad.connected(Set(new))) ?? [] {
            state.controllers[pad.identity] = GCController(pad)
            prefer(pad.identity, &state)
        }
        return gone.compactMap { state.controllers[$0] }
    }
}
