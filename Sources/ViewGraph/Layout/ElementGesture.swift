/// A gesture that an element listens for.
@MainActor
package struct ElementGesture {
    package let recognizer: GestureRecognizer
    package let role: GestureArena.Role
}

extension Element {
    /// Listens for gestures, the innermost first. Those that it listened for already go on, with the newest closures.
    package func listen(for wanted: [any Gesture], as role: GestureArena.Role = .normal) {
        let known = gestures
        gestures = wanted.enumerated().map { index, gesture in
            if index < known.count, known[index].role == role, known[index].recognizer.update(with: gesture) {
                return known[index]
            }
            return ElementGesture(recognizer: Self.recognizer(gesture), role: role)
        }
        for old in known where !gestures.contains(where: { $0.recognizer === old.recognizer }) {
            root.touches.forget(old.recognizer)
        }
    }

    private static func recognizer<Wanted: Gesture>(_ gesture: Wanted) -> GestureRecognizer { .make(gesture) }
}
