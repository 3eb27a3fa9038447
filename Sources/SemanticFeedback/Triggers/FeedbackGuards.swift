/// What keeps a trigger from firing too often.
struct FeedbackGuards<Value> {
    /// The edge of its bucket over which a value has just come, and around which it may tremble.
    enum Edge { case lower, upper, none }

    /// Seconds between two feedbacks at least.
    var interval: Double?
    /// Whether a value is another one than the last that was taken, of which there may be none. Keeps the edge up to date.
    var counts: (_ old: Value?, _ new: Value, _ edge: inout Edge) -> Bool = { _, _, _ in true }
}

extension FeedbackGuards where Value: BinaryFloatingPoint {
    mutating func inBuckets(of size: Value, margin: Value) {
        guard size > 0, size < .infinity else {
            counts = { _, _, _ in true }
            return
        }
        // In buckets.
        let margin = margin > 0 ? margin / size : 0
        counts = { old, new, edge in
            guard let old else { return !new.isNaN }
            let begin = Self.place(of: old, size).rounded(.down)
            let place = Self.place(of: new, size)
            if place < begin - (edge == .lower ? margin : 0) {
                edge = place.rounded(.down) + 1 - place <= margin ? .upper : .none
                return true
            }
            if place >= begin + 1 + (edge == .upper ? margin : 0) {
                edge = place - place.rounded(.down) < margin ? .lower : .none
                return true
            }
            // Once it has gone on from the edge, it may come back over it.
            if edge == .lower ? place >= begin + margin : place < begin + 1 - margin { edge = .none }
            return false
        }
    }

    /// Where a value lies, in buckets. What misses an edge by a millionth of one is taken for it, and by what rounding makes
    /// of the value itself: 3 * 0.1 is not 0.3 in binary.
    private static func place(of value: Value, _ size: Value) -> Value {
        let place = value / size
        return place.isFinite ? place + max(1e-6, 4 * place.magnitude.ulp) : place
    }
}
