import HapticPlayback
// Where the stored properties of a type are: between them there are bytes that mean nothing.
@_spi(Reflection) import Swift

/// What of the bytes of a value means something.
enum ValueLayout {
    private static let known = Guarded([ObjectIdentifier: [Range<Int>]]())

    /// Where the bytes are that do not, in their order.
    static func gaps<Value>(in type: Value.Type) -> [Range<Int>] {
        if let ranges = known.withLock({ $0[ObjectIdentifier(type)] }) { return ranges }
        var filled: [Range<Int>] = []
        if !(type is AnyClass) { fill(&filled, type, from: 0, isComposed: true) }
        var (gaps, end): ([Range<Int>], Int) = ([], 0)
        for range in filled.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > end { gaps.append(end..<range.lowerBound) }
            end = max(end, range.upperBound)
        }
        // Without fields that can be seen all of it counts.
        if filled.isEmpty { gaps = [] }
        let found = gaps
        known.withLock { $0[ObjectIdentifier(type)] = found }
        return found
    }

    private static func fill<Value>(
        _ filled: inout [Range<Int>], _ type: Value.Type, from start: Int, isComposed: Bool
    ) {
        var fields: [(offset: Int, type: any Any.Type, isComposed: Bool)] = []
        if isComposed {
            // The name, which is not looked at, is what makes the list unsafe.
            _ = unsafe _forEachField(of: type, options: []) { _, offset, type, kind in
                fields.append((offset, type, kind == .struct || kind == .tuple))
                return true
            }
        }
        if fields.isEmpty {
            if MemoryLayout<Value>.size > 0 { filled.append(start..<start + MemoryLayout<Value>.size) }
            return
        }
        for field in fields { fill(&filled, field.type, from: start + field.offset, isComposed: field.isComposed) }
    }
}
