import Foundation
import ViewGraph

/// What gestures told, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }

    /// What was told since this was last asked.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// One finger, script in hand.
@MainActor
struct Finger {
    let recognizer: GestureRecognizer

    init(_ gesture: some Gesture) { recognizer = .make(gesture) }

    func down(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: Double) { send(.began, x, y, time) }
    func move(_ x: CGFloat, _ y: CGFloat = 0, at time: Double) { send(.moved, x, y, time) }
    func up(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: Double) { send(.ended, x, y, time) }
    func cancelTouch(at time: Double) { send(.cancelled, 0, 0, time) }

    private func send(_ phase: Touch.Phase, _ x: CGFloat, _ y: CGFloat, _ time: Double) {
        recognizer.handle(Touch(phase, at: CGPoint(x: x, y: y), time: time))
    }
}

/// Writes a point as its coordinates.
func text(_ point: CGPoint) -> String { "\(Double(point.x)),\(Double(point.y))" }

/// Writes a size as its extents.
func text(_ size: CGSize) -> String { "\(Double(size.width)),\(Double(size.height))" }
