/// Which channels of a sound device carry what: channels count from 1.
package struct AudioLayout: Equatable, Sendable {
    /// How many the device has.
    package let count: Int
    /// Those that carry the haptic signal.
    package let haptic: [Int]
    /// Those that carry the two sides of what is heard; one channel carries their mean.
    package let left: Int
    package let right: Int

    /// The channels of a device. Channels 1 and 2 are heard.
    ///
    /// - Parameters:
    ///   - count: How many the device has.
    ///   - chosen: Those that carry the haptic signal. Unless chosen: 1 and 2 of a preview; 3 and 4 of a device with four
    ///     channels, as gamepads with voice coils have them; else 1.
    ///   - isPreview: The haptic signal is there to be heard.
    package init(count: Int, chosen: [Int]?, isPreview: Bool) {
        self.count = count
        left = 1
        right = min(count, 2)
        let usual = isPreview ? [1, 2] : count == 4 ? [3, 4] : [1]
        haptic = (chosen ?? usual).filter { (1...count).contains($0) }
    }

    /// Puts a block into the frames of a device. Nothing is allocated; what meets in a channel is added.
    ///
    /// Unsafe because the caller vouches for `count` samples of each channel and as many frames.
    @unsafe func interleave(
        _ source: (haptic: UnsafePointer<Float>, left: UnsafePointer<Float>, right: UnsafePointer<Float>), count: Int,
        into frames: UnsafeMutablePointer<Float>
    ) {
        unsafe frames.update(repeating: 0, count: count * self.count)
        let half: Float = left == right ? 0.5 : 1
        for index in 0..<count {
            let frame = unsafe frames + index * self.count
            unsafe frame[left - 1] += half * source.left[index]
            unsafe frame[right - 1] += half * source.right[index]
        }
        for place in 0..<haptic.count {
            let channel = haptic[place] - 1
            for index in 0..<count { unsafe frames[index * self.count + channel] += source.haptic[index] }
        }
    }
}
