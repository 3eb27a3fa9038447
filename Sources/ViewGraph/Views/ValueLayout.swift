import HapticPlayback
// Where the stored properties of a type are: between them there are bytes that mean nothing.
@_spi(Reflection) import Swift

/// What of the bytes of a value means nothing.
enum ValueLayout {
    private struct Field {
        let offset: Int
        let type: any Any.Type
        let isComposed: Bool
    }

    private static let known = Guarded([ObjectIdentifier: [Range<Int>]]())

    /// Where the bytes are that lie between the properties of values of a type, in their order.
    static func gaps<Value>(in type: Value.Type) -> [Range<Int>] {
        if let gaps = known.withLock({ $0[ObjectIdentifier(type)] }) { return gaps }
        let gaps = type is AnyClass ? [] : gaps(in: type, at: 0)
        known.withLock { $0[ObjectIdentifier(type)] = gaps }
        return gaps
    }

    private static func gaps<Value>(in type: Value.Type, at start: Int) -> [Range<Int>] {
        var (gaps, end): ([Range<Int>], Int) = ([], 0)
        for field in fields(of: type) {
            let (size, alignment) = layout(of: field.type)
            // What is not there for the alignment alone is something that is not in the list: then all bytes count.
            guard field.offset == (end + alignment - 1) / alignment * alignment else { return [] }
            if field.offset > end { gaps.append(start + end..<start + field.offset) }
            if field.isComposed { gaps += Self.gaps(in: field.type, at: start + field.offset) }
            end = field.offset + size
        }
        return end == MemoryLayout<Value>.size ? gaps : []
    }

    private static func layout<Value>(of type: Value.Type) -> (size: Int, alignment: Int) {
        (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }

    private static func fields<Value>(of type: Value.Type) -> [Field] {
        var fields: [Field] = []
        // The name, which is not looked at, is what makes the list unsafe.
        _ = unsafe _forEachField(of: type, options: []) { _, offset, type, kind in
            fields.append(Field(offset: offset, type: type, isComposed: kind == .struct || kind == .tuple))
            return true
        }
        return fields
    }
}
