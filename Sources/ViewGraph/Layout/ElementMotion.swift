import Foundation

/// An element on its way: where it stands in its container, and how large it is.
@MainActor
final class ElementMotion {
    private var value: AnimatedValue<AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>>

    /// At rest, in points.
    init(_ origin: CGPoint, _ size: CGSize) {
        value = AnimatedValue(AnimatablePair(origin.animatableData, size.animatableData))
    }

    /// Begins a way to somewhere else.
    ///
    /// - Returns: False where it is there.
    func set(_ origin: CGPoint, _ size: CGSize, _ animation: Animation, at time: Double) -> Bool {
        value.set(AnimatablePair(origin.animatableData, size.animatableData), animation: animation, at: time) != nil
    }

    /// Goes on its way from somewhere else, as far as it has come.
    func shift(to origin: CGPoint, _ size: CGSize) {
        value.shift(to: AnimatablePair(origin.animatableData, size.animatableData))
    }

    func isOver(at time: Double) -> Bool { !value.isAnimating(at: time) }

    /// Where it stands: where it is to be, if that is no number.
    func origin(at time: Double) -> CGPoint {
        let (now, target) = (value.value(at: time).first, value.target.first)
        return CGPoint(
            x: now.first.isFinite ? now.first : target.first, y: now.second.isFinite ? now.second : target.second)
    }

    /// How large it is: springs may want less than nothing.
    func size(at time: Double) -> CGSize {
        let (now, target) = (value.value(at: time).second, value.target.second)
        return CGSize(
            width: now.first.isFinite ? max(now.first, 0) : target.first,
            height: now.second.isFinite ? max(now.second, 0) : target.second)
    }
}
