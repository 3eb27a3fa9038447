import HapticPlayback
import Synchronization

/// What a sound device's own thread calls: renders the next frames into memory that was allocated before.
///
/// `@unchecked Sendable`: made by one thread, then used by the device's thread alone until the device is closed, but for
/// an atomic mark.
@safe final class AudioPump: @unchecked Sendable {
    private let source: HapticSource
    private let layout: AudioLayout
    /// Three channels of a block.
    private let block: UnsafeMutablePointer<Float>
    private let capacity: Int
    private let begun = Atomic<Bool>(false)
    /// Whether frames were asked for. From any thread.
    var hasBegun: Bool { begun.load(ordering: .relaxed) }

    /// - Parameter capacity: Frames that are rendered at one go.
    init(_ source: HapticSource, _ layout: AudioLayout, capacity: Int) {
        self.source = source
        self.layout = layout
        self.capacity = capacity
        unsafe block = .allocate(capacity: 3 * capacity)
        unsafe block.initialize(repeating: 0, count: 3 * capacity)
    }

    deinit { unsafe block.deallocate() }

    /// Renders frames of as many samples as the layout has channels.
    ///
    /// Unsafe because the caller vouches for `count` frames of room.
    @unsafe func fill(_ frames: UnsafeMutablePointer<Float>, count: Int) {
        begun.store(true, ordering: .relaxed)
        var done = 0
        while done < count {
            let part = min(count - done, capacity)
            let (left, right) = unsafe (block + capacity, block + 2 * capacity)
            // Each has room for `capacity` samples, and nobody else touches them meanwhile.
            var hapticSpan = unsafe MutableSpan(_unsafeStart: block, count: part)
            var leftSpan = unsafe MutableSpan(_unsafeStart: left, count: part)
            var rightSpan = unsafe MutableSpan(_unsafeStart: right, count: part)
            source.render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
            unsafe layout.interleave(
                (UnsafePointer(block), UnsafePointer(left), UnsafePointer(right)), count: part,
                into: frames + done * layout.count)
            done += part
        }
    }
}

/// What SDL calls on the device's thread. A named function, not a closure: nothing here may be bound to the main actor.
func fillAudio(_ context: UnsafeMutableRawPointer?, _ stream: UnsafeMutablePointer<UInt8>?, _ length: Int32) {
    guard let context = unsafe context, let stream = unsafe stream, length > 0 else { return }
    // The device was opened with a pump as context, which is kept until it is closed, and with frames of floats.
    unsafe Unmanaged<AudioPump>.fromOpaque(context)._withUnsafeGuaranteedRef { pump in
        unsafe pump.fill(bytes: stream, count: Int(length))
    }
}

extension AudioPump {
    @unsafe fileprivate func fill(bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        let frames = count / (MemoryLayout<Float>.stride * layout.count)
        let floats = unsafe UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: Float.self)
        unsafe fill(floats, count: frames)
    }
}
