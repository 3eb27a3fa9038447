package import Foundation

extension Element {
    /// Where it stands in its container now, in points: on its way, where it moves.
    package final var presentedOrigin: CGPoint { motion?.origin(at: root.now) ?? origin }

    /// How large it is now: what is in it is placed by the size that it is to have.
    package final var presentedSize: CGSize { motion?.size(at: root.now) ?? size }

    /// It is to stand somewhere in its container from now on.
    final func stand(at origin: CGPoint, _ size: CGSize) {
        if firstPlaced == .max { firstPlaced = root.turn }
        if let motion, motion.isOver(at: root.now) { self.motion = nil }
        if origin == self.origin && size == self.size { return }
        // What comes with the changes is in its place at once.
        if root.layout.isAnimated && firstPlaced < root.firstTurn {
            move(to: origin, size)
        } else {
            motion?.shift(to: origin, size)
        }
        (self.origin, self.size) = (origin, size)
    }

    private func move(to origin: CGPoint, _ size: CGSize) {
        switch animation {
        case .none: motion?.shift(to: origin, size)
        case .some(.none): motion = nil
        case .some(.some(let animation)): move(to: origin, size, animation)
        }
    }

    private func move(to origin: CGPoint, _ size: CGSize, _ animation: Animation) {
        let motion = motion ?? ElementMotion(self.origin, self.size)
        // There is no way from or to what is endless.
        guard Self.isFinite(self.size), Self.isFinite(size),
            motion.set(origin, size, animation, at: root.now)
        else {
            self.motion = nil
            return
        }
        self.motion = motion
        root.layout.animate(self)
        root.layout.transaction.completion?.extend(by: animation, from: root.now)
    }

    /// How it moves because of the changes that are brought up to date: not at all, where a view around it says so; as it did,
    /// where nobody says anything.
    private var animation: Animation?? {
        let transaction = root.layout.transaction
        if transaction.disablesAnimations { return .some(nil) }
        if let own = node?.animationAround(since: root.firstTurn) { return .some(own) }
        return transaction.animation.map { .some($0) }
    }

    private static func isFinite(_ size: CGSize) -> Bool { size.width.isFinite && size.height.isFinite }
}

extension Element: Mover {
    final func isMoving(at time: Double) -> Bool {
        guard let motion, let node, !node.isRemoved else { return false }
        return !motion.isOver(at: time)
    }

    final func follow() {
        if let motion, motion.isOver(at: root.now) { self.motion = nil }
        invalidateOutline()
    }
}
