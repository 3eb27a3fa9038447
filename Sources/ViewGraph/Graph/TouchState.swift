package import Foundation

/// The finger on the window, and what becomes of it.
@MainActor
package final class TouchState {
    private let arena = GestureArena()
    private var timer: GraphTimers.ID?

    /// What a finger does at a point of the window.
    func handle(_ phase: Touch.Phase, at location: CGPoint, in root: ViewRoot) {
        let touch = Touch(phase, at: location, time: root.now)
        let entries = phase == .began ? Self.entries(at: location, in: root) : []
        arena.handle(touch, on: entries)
        wait(root)
    }

    /// A gesture's view is gone, or wants another one.
    func forget(_ recognizer: GestureRecognizer) { arena.remove(recognizer) }

    private func wait(_ root: ViewRoot) {
        if let timer { root.timers.cancel(timer) }
        timer = nil
        guard let deadline = arena.nextDeadline else { return }
        timer = root.timers.add(at: max(deadline, root.now)) { [weak self, unowned root] in
            self?.timer = nil
            self?.arena.pass(to: root.now)
            self?.wait(root)
        }
    }

    private static func entries(at location: CGPoint, in root: ViewRoot) -> [GestureArena.Entry] {
        var entries: [GestureArena.Entry] = []
        var element = root.layout.window(of: root)?.hit(location)
        while let current = element {
            element = current.container
            guard current.isEnabled else { continue }
            for gesture in current.gestures {
                entries.append(
                    GestureArena.Entry(gesture.recognizer, role: gesture.role) { [weak current] touch in
                        current?.localize(touch) ?? touch
                    })
            }
        }
        return entries
    }
}

extension ViewRoot {
    /// A finger touches the window, moves, or leaves it, at a point of the window.
    package func touch(_ phase: Touch.Phase, at location: CGPoint) {
        perform { touches.handle(phase, at: location, in: self) }
    }
}
