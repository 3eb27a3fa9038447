/// Touches that somebody has not been told of yet.
struct TouchBacklog {
    /// How many moves in a row are kept, each; of more only the last.
    private static var mostTouches: Int { 256 }

    private var touches: [(number: Int, touch: Touch)] = []

    /// The number of the earliest; nil if there is none.
    var firstNumber: Int? { touches.first?.number }

    mutating func append(_ touch: Touch, number: Int = 0) {
        if touches.count >= Self.mostTouches, touches.last?.touch.phase == .moved, touch.phase == .moved {
            touches.removeLast()
        }
        touches.append((number, touch))
    }

    /// Takes the earliest.
    mutating func takeFirst() -> Touch? { touches.isEmpty ? nil : touches.removeFirst().touch }

    mutating func removeAll() { touches.removeAll() }
}
