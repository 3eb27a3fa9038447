public import Foundation
public import ViewGraph

/// A gesture of a view.
struct GestureModifier<Wanted: Gesture> {
    let gesture: Wanted
    let role: GestureArena.Role
    let isWanted: Bool
}

extension GestureModifier: GestureListening {
    typealias Body = Never
}

extension View {
    /// Listens for a gesture on this view. Those of views within it are asked first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, role: .normal, isWanted: true))
    }

    /// Listens for a gesture on this view, unless told not to.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, role: .normal, isWanted: isEnabled))
    }

    /// Listens for a gesture on this view before those of views within it.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, role: .highPriority, isWanted: true))
    }

    /// Listens for a gesture on this view whatever others there are.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, role: .simultaneous, isWanted: true))
    }

    /// Does something when this view is tapped.
    ///
    /// - Parameters:
    ///   - count: How many taps it takes.
    ///   - action: The newest one is used.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Does something when this view is held for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how many seconds.
    ///   - maximumDistance: How many points the finger may move meanwhile.
    ///   - action: Is run when the time is over.
    ///   - onPressingChanged: Is told when the finger comes, and when it goes, moves too far or the time is over.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            PressModifier(
                duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
    }
}
