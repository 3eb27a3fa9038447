import HapticRendering

/// What the next two milliseconds owe to fades: added to all that sounds then, and rendered when a fade begins.
///
/// A fade that is rendered ahead needs no voices kept for it, and fades that overlap simply add up.
struct Tail: ~Copyable, Sendable {
    /// Samples of a fade.
    let length: Int
    /// What is to come: haptic, left, right. The sample that comes next stands at `next`.
    private let coming: Buffer
    private let scratch: Buffer
    private var next = 0
    /// For how many more samples anything is to come.
    private var left = 0

    /// True where it owes nothing.
    var isEmpty: Bool { left == 0 }

    init(length: Int) {
        self.length = max(length, 1)
        coming = Buffer(channels: 3, count: self.length)
        scratch = Buffer(channels: 3, count: self.length)
    }

    /// Silent frames of a fade's length, for voices to render into what ``add(gain:slope:)`` then takes.
    ///
    /// - Parameter first: The number of the first sample.
    func frames(first: Int) -> Frames {
        for channel in 0..<3 { scratch.lane(channel, count: length).clear() }
        return Frames(
            haptic: scratch.lane(0, count: length),
            audio: (scratch.lane(1, count: length), scratch.lane(2, count: length)), first: first)
    }

    /// Adds the frames to what is to come from the next sample on, times a straight line.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func add(gain: Float, slope: Float) {
        let before = length - next
        for channel in 0..<3 {
            let source = scratch.lane(channel, count: length)
            let target = coming.lane(channel, count: length)
            target.part(from: next, count: before).add(
                source.part(from: 0, count: before), times: gain, slope: slope)
            target.part(from: 0, count: next).add(
                source.part(from: before, count: next), times: gain + slope * Float(before), slope: slope)
        }
        left = length
    }

    /// Adds what was to come to lanes of one length, and is done with it.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func take(into haptic: Lane, _ audio: (left: Lane, right: Lane)) {
        var done = 0
        while done < haptic.count, left > 0 {
            let count = min(haptic.count - done, min(length - next, left))
            pass(0, count, into: haptic.part(from: done, count: count))
            pass(1, count, into: audio.left.part(from: done, count: count))
            pass(2, count, into: audio.right.part(from: done, count: count))
            next = next + count == length ? 0 : next + count
            left -= count
            done += count
        }
    }

    /// Lets samples pass unheard.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func pass(_ count: Int) {
        guard left > 0 else { return }
        if count >= left { return clear() }
        for channel in 0..<3 {
            let lane = coming.lane(channel, count: length)
            let first = min(count, length - next)
            lane.part(from: next, count: first).clear()
            lane.part(from: 0, count: count - first).clear()
        }
        next = (next + count) % length
        left -= count
    }

    /// Owes nothing any more.
    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    mutating func clear() {
        guard left > 0 else { return }
        for channel in 0..<3 { coming.lane(channel, count: length).clear() }
        left = 0
    }

    private func pass(_ channel: Int, _ count: Int, into lane: Lane) {
        let source = coming.lane(channel, count: length).part(from: next, count: count)
        lane.add(source)
        source.clear()
    }
}
