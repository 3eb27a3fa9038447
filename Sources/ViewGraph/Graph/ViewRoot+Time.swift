/// How time passes in a graph.
extension ViewRoot {
    /// Frames a second, for what is evaluated again and again while it moves.
    package static let frameRate = 60.0

    /// Evaluates a node at the next frame, together with all others that move.
    func evaluateNextFrame(_ node: ViewNode) {
        moving.append(node)
        if moving.count > 1 { return }
        _ = nextFrame { [weak self] in
            guard let self else { return }
            let nodes = moving
            moving = []
            for node in nodes { makeDue(node, Transaction()) }
        }
    }

    /// Does something at the next frame: a whole number of frames after time 0.
    package func nextFrame(_ action: @escaping () -> Void) -> GraphTimers.ID {
        timers.add(at: nextFrameTime, action)
    }

    var nextFrameTime: Double {
        // A millionth of a frame for what rounding makes of times that are frames themselves.
        let frame = (now * Self.frameRate + 1e-6).rounded(.down) + 1
        return frame / Self.frameRate
    }

    /// When something happens by itself; `nil` where nothing does.
    package var nextWake: Double? { timers.next }

    /// Time passes up to a moment: what is due by then happens, in its order, each at its time.
    package func advance(to time: Double) {
        while let next = timers.next, next <= time {
            now = max(now, next)
            perform { if let action = timers.takeDue(at: now) { action() } }
        }
        now = max(now, time)
    }

    /// While something moves, those who look at where things stand do so at each frame.
    func keepLooking() {
        guard lookout == nil, layout.hasObservers, layout.moves(at: now) else { return }
        lookout = nextFrame { [weak self] in
            self?.lookout = nil
            self?.layout.isStale = true
        }
    }
}
