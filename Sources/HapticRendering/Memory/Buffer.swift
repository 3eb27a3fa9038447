/// A few channels of samples that the value owns, to render into what no caller holds.
///
/// `@unchecked Sendable`: it has one owner, who alone makes lanes of it; what moves to another thread moves whole.
@safe
@usableFromInline
package struct Buffer: ~Copyable, @unchecked Sendable {
    @usableFromInline let base: UnsafeMutablePointer<Float>
    private let channels: Int
    private let count: Int

    /// - Parameter count: Samples a channel.
    package init(channels: Int, count: Int) {
        self.channels = channels
        self.count = count
        // Initialised as a whole before anyone can read it.
        unsafe base = .allocate(capacity: channels * count)
        unsafe base.initialize(repeating: 0, count: channels * count)
    }

    @inlinable deinit {
        // Plain numbers need no end of their own.
        unsafe base.deallocate()
    }

    /// The first samples of a channel, at most as many as there are.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package func lane(_ channel: Int, count wanted: Int) -> Lane {
        precondition(channel >= 0 && channel < channels)
        // Within the memory, which outlives the call for which a lane is made.
        return unsafe Lane(base + channel * count, count: min(max(wanted, 0), count))
    }
}
