/// The order that sorts the times and keeps equal ones as they stand, or `nil` where they are in order already.
///
/// The standard library does not promise that its sort is stable, so that the position breaks the tie.
func stableOrder(of times: [Double]) -> [Int]? {
    if zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) { return nil }
    var order = times.enumerated().map { (time: $0.element, position: $0.offset) }
    order.sort { $0.time < $1.time || ($0.time == $1.time && $0.position < $1.position) }
    return order.map { $0.position }
}

extension Array {
    /// The first position whose element satisfies the condition, by halving, where all that do stand at the end; the
    /// count where none does.
    func firstPosition(where condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
