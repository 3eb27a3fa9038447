public import HapticRendering
public import SoundFiles

extension Renderer {
    /// Channels of a file with everything that is rendered: the haptic one, and two more where something is heard.
    public var fileChannels: Int { hasAudio ? 3 : 1 }

    /// Renders some samples into a WAV file, block after block: memory does not depend on their number.
    ///
    /// - Parameters:
    ///   - samples: From which sample on, counted from the start of the pattern, and before which to end.
    ///   - file: Takes ``fileChannels`` channels: haptic, left, right. It is finished.
    ///   - goesOn: Asked between two blocks; where it says false, nothing is left of the file.
    /// - Returns: False where it was stopped.
    /// - Throws: `SoundFileError` where writing fails; then there is no new file, and an old one is as it was.
    public mutating func write(
        _ samples: Range<Int>, to file: consuming WAVWriter, goesOn: () -> Bool = { true }
    ) throws(SoundFileError) -> Bool {
        if position != samples.lowerBound || report.samples > 0 { seek(to: samples.lowerBound) }
        var block = FileBlock()
        while position < samples.upperBound {
            guard goesOn() else { return false }
            try block.write(min(FileBlock.length, samples.upperBound - position), of: &self, to: &file)
        }
        try file.finish()
        return true
    }
}

/// Room for one block of frames.
private struct FileBlock {
    /// Enough for the time between two blocks to be of no account, and little enough for the processor's cache.
    static let length = 8192

    private var haptic: [Float] = []
    private var left: [Float] = []
    private var right: [Float] = []
    private var frames: [Float] = []

    /// Renders the next frames, at most ``length``, into a file.
    mutating func write(
        _ count: Int, of renderer: inout Renderer, to file: inout WAVWriter
    ) throws(SoundFileError) {
        if haptic.count != count { makeRoom(count) }
        guard renderer.hasAudio else {
            var haptic = haptic.mutableSpan
            renderer.render(haptic: &haptic)
            return try file.write(haptic.span)
        }
        FileBlock.render(&renderer, &haptic, &left, &right)
        for index in 0..<count {
            frames[3 * index] = haptic[index]
            frames[3 * index + 1] = left[index]
            frames[3 * index + 2] = right[index]
        }
        try file.write(frames)
    }

    private static func render(
        _ renderer: inout Renderer, _ haptic: inout [Float], _ left: inout [Float], _ right: inout [Float]
    ) {
        var haptic = haptic.mutableSpan
        var left = left.mutableSpan
        var right = right.mutableSpan
        renderer.render(haptic: &haptic, left: &left, right: &right)
    }

    /// Happens twice: for the first block, and for a last one that is shorter.
    private mutating func makeRoom(_ count: Int) {
        haptic = [Float](repeating: 0, count: count)
        (left, right, frames) = (haptic, haptic, [Float](repeating: 0, count: 3 * count))
    }
}
