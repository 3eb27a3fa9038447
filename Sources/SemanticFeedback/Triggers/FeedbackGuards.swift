/// What keeps a trigger from firing too often.
struct FeedbackGuards<Value> {
    /// Seconds between two feedbacks at least.
    var interval: Double?
    /// Whether a value is another one than the last that was taken, of which there may be none.
    var counts: (_ old: Value?, _ new: Value) -> Bool = { _, _ in true }
}

extension FeedbackGuards where Value: BinaryFloatingPoint {
    mutating func inBuckets(of size: Value, margin: Value) {
        guard size > 0, size < .infinity else {
            counts = { _, _ in true }
            return
        }
        // In buckets. What misses an edge by a millionth of one is taken for it: 3 * 0.1 is not 0.3 in binary.
        let margin = margin > 0 ? margin / size : 0
        let tolerance: Value = 1e-6
        counts = { old, new in
            guard let old else { return !new.isNaN }
            let begin = (old / size + tolerance).rounded(.down)
            let place = new / size + tolerance
            return place < begin - margin || place >= begin + 1 + margin
        }
    }
}
