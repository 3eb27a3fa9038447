/// A fixed number of plain values in memory that the value owns.
///
/// It can be read and written where an `Array` cannot: in functions that are checked for allocation and locks.
@safe
@usableFromInline
package struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    // Unsafe to hold, safe to use: every access is checked against `count`, and the memory lives as long as the value,
    // which has one owner.
    @usableFromInline let base: UnsafeMutablePointer<Element>
    @usableFromInline package private(set) var count: Int

    /// That many copies of one value.
    package init(repeating value: Element, count: Int) {
        self.count = max(count, 0)
        // The memory is all initialised before anyone can read it.
        unsafe base = .allocate(capacity: max(count, 1))
        unsafe base.initialize(repeating: value, count: self.count)
    }

    /// Forgets the last values, so that no more than that many are left. The memory stays.
    package mutating func shorten(to count: Int) { self.count = min(self.count, max(count, 0)) }

    /// Moves the values of a range to another place, which may overlap it.
    package mutating func move(_ range: Range<Int>, to place: Int) {
        guard place != range.lowerBound else { return }
        precondition(range.lowerBound >= 0 && range.upperBound <= count && place >= 0 && place <= count - range.count)
        // Both ranges lie within the memory: checked above.
        unsafe (base + place).update(from: base + range.lowerBound, count: range.count)
    }

    /// The values of an array.
    package init(_ values: [Element]) {
        let count = values.count
        self.count = count
        unsafe base = .allocate(capacity: max(count, 1))
        // `values` holds exactly `count` elements, and new memory cannot overlap it.
        unsafe values.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { unsafe base.initialize(from: start, count: count) }
        }
    }

    @inlinable deinit {
        // Plain values need no end of their own.
        unsafe base.deallocate()
    }

    @inlinable @inline(__always)
    package subscript(index: Int) -> Element {
        // In place: elements may be large.
        unsafeAddress {
            precondition(index >= 0 && index < count)
            // Within the memory: checked above.
            return unsafe UnsafePointer(base + index)
        }
        unsafeMutableAddress {
            precondition(index >= 0 && index < count)
            // Within the memory: checked above; nobody else looks, since to write takes exclusive access.
            return unsafe base + index
        }
    }
}

// It has one owner, and to write takes exclusive access: what holds for an `Array` holds here.
extension FlatArray: @unchecked Sendable where Element: Sendable {}
