import Foundation
import ViewGraph

/// Does something when a view is tapped.
struct TapModifier {
    let count: Int
    let action: () -> Void
}

extension TapModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.gesture(TapGesture(count: count).onEnded { _ in action() })
    }
}

/// Does something when a view is held.
struct PressModifier {
    let duration: Double
    let distance: CGFloat
    let action: () -> Void
    let pressing: ((Bool) -> Void)?
    @GestureState private var isPressed = false

    init(duration: Double, distance: CGFloat, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
        (self.duration, self.distance, self.action, self.pressing) = (duration, distance, action, pressing)
    }
}

extension PressModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .gesture(
                LongPressGesture(minimumDuration: duration, maximumDistance: distance)
                    .updating($isPressed) { value, state, _ in state = value }
                    .onEnded { _ in action() }
            )
            .onChange(of: isPressed) { _, now in pressing?(now) }
    }
}
