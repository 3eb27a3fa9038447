/// A stretch of samples into which voices add: the one place with raw loops over memory.
///
/// A lane does not own its memory. It is made from a caller's buffer for one render call and does not outlive it.
@safe
package struct Lane {
    // Safe to use within that call: each function checks its range against `count`.
    private let base: UnsafeMutablePointer<Float>
    package let count: Int

    /// The lane of a buffer that outlives it.
    @unsafe
    package init(_ base: UnsafeMutablePointer<Float>, count: Int) {
        unsafe self.base = base
        self.count = count
    }

    /// How many samples an anchor serves at most; see ``Voice``.
    package static var cell: Int { 64 }

    /// Adds a wave to all samples; the wave is told the number of each, counted up from `first`.
    ///
    /// The loop over a full cell has a constant length, which the optimiser turns into straight vector code.
    @inline(__always)
    func add(from first: Int, _ wave: (Float) -> Float) {
        // Exactly the lane's samples.
        if count == Lane.cell {
            for j in 0..<64 { unsafe base[j] += wave(Float(Int32(truncatingIfNeeded: first &+ j))) }
        } else {
            for j in 0..<count { unsafe base[j] += wave(Float(Int32(truncatingIfNeeded: first &+ j))) }
        }
    }

    /// Adds to two lanes of one length what a wave makes for each sample, counted up from `first`.
    @inline(__always)
    func add(with right: Lane, from first: Int, _ wave: (Float) -> (left: Float, right: Float)) {
        precondition(right.count == count)
        // Exactly the lanes' samples: they have one length.
        for j in 0..<count {
            let (a, b) = wave(Float(Int32(truncatingIfNeeded: first &+ j)))
            unsafe base[j] += a
            unsafe right.base[j] += b
        }
    }

    /// Adds another lane of the same length, multiplied by a straight line that begins at the first sample.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func add(_ other: Lane, times gain: Float, slope: Float = 0) {
        precondition(other.count == count)
        // Exactly the lanes' samples: they have one length.
        for j in 0..<count {
            unsafe base[j] += other.base[j] * (gain + slope * Float(Int32(truncatingIfNeeded: j)))
        }
    }

    /// Adds another lane of the same length.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func add(_ other: Lane) {
        precondition(other.count == count)
        // Exactly the lanes' samples: they have one length.
        for j in 0..<count { unsafe base[j] += other.base[j] }
    }

    /// Adds another lane of the same length, multiplied by a level that moves in whole steps: each sample gets the same
    /// level wherever the lane begins.
    ///
    /// - Parameters:
    ///   - height: Steps of the first sample's level.
    ///   - step: Steps from one sample to the next.
    ///   - full: How many steps make a level of 1.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func add(_ other: Lane, height: Int, step: Int, full: Int) {
        precondition(other.count == count)
        let whole = Float(Int32(truncatingIfNeeded: full))
        // Exactly the lanes' samples: they have one length.
        for j in 0..<count {
            let level = Float(Int32(truncatingIfNeeded: height &+ step &* j)) / whole
            unsafe base[j] += other.base[j] * level
        }
    }

    /// Multiplies the samples by such a level.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func scale(height: Int, step: Int, full: Int) {
        let whole = Float(Int32(truncatingIfNeeded: full))
        // Exactly the lane's samples.
        for j in 0..<count {
            unsafe base[j] *= Float(Int32(truncatingIfNeeded: height &+ step &* j)) / whole
        }
    }

    /// Adds one value to one sample.
    @inline(__always)
    func add(_ value: Float, at index: Int) {
        precondition(index >= 0 && index < count)
        // Within the lane: checked above.
        unsafe base[index] += value
    }

    /// Silence throughout.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func clear() {
        // Exactly the lane's samples.
        unsafe base.update(repeating: 0, count: count)
    }

    /// Takes over the samples of another lane of the same length.
    func copy(_ other: Lane) {
        precondition(other.count == count)
        // Exactly the lanes' samples: they have one length.
        unsafe base.update(from: other.base, count: count)
    }

    /// Puts what the function makes of each sample in its place, in time order.
    @inline(__always)
    func replace(_ function: (Float) -> Float) {
        // Exactly the lane's samples.
        for index in 0..<count { unsafe base[index] = function(base[index]) }
    }

    /// Shows each sample, in time order.
    @inline(__always)
    func forEach(_ look: (Float) -> Void) {
        // Exactly the lane's samples.
        for index in 0..<count { unsafe look(base[index]) }
    }

    /// The largest magnitude; infinity or above where a sample is not a number.
    func peak() -> Float {
        var bits: Int32 = 0
        // Exactly the lane's samples. For numbers that are not negative, the order of the bit patterns is that of the
        // numbers, and whole numbers are what the optimiser compares four at a time.
        for index in 0..<count {
            bits = max(bits, Int32(truncatingIfNeeded: unsafe base[index].bitPattern & 0x7FFF_FFFF))
        }
        return Float(bitPattern: UInt32(truncatingIfNeeded: bits))
    }

    /// A part of the lane.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func part(from start: Int, count length: Int) -> Lane {
        precondition(start >= 0 && length >= 0 && start <= count - length)
        // Within the lane: checked above.
        return unsafe Lane(base + start, count: length)
    }
}
