extension Renderer {
    /// Renders the next samples of the haptic channel; what is heard goes by unheard.
    ///
    /// - Parameter haptic: Is overwritten: as many samples as it has, silence after the end of the pattern.
    public mutating func render(haptic: inout MutableSpan<Float>) {
        let count = haptic.count
        // The span holds that many samples, and it is ours alone until the call is over.
        guard let base = unsafe haptic.withUnsafeMutableBufferPointer({ $0.baseAddress }) else { return }
        unsafe render(haptic: Lane(base, count: count), audio: nil)
    }

    /// Renders the next samples of all three channels.
    ///
    /// - Parameters:
    ///   - haptic: Is overwritten: as many samples as it has, silence after the end of the pattern.
    ///   - left: Is overwritten; must have as many samples as `haptic`.
    ///   - right: Is overwritten; must have as many samples as `haptic`.
    public mutating func render(
        haptic: inout MutableSpan<Float>, left: inout MutableSpan<Float>, right: inout MutableSpan<Float>
    ) {
        let count = haptic.count
        precondition(left.count == count && right.count == count, "all channels must have the same number of samples")
        // The spans hold that many samples each, and they are ours alone until the call is over.
        guard let base = unsafe haptic.withUnsafeMutableBufferPointer({ $0.baseAddress }),
            let leftBase = unsafe left.withUnsafeMutableBufferPointer({ $0.baseAddress }),
            let rightBase = unsafe right.withUnsafeMutableBufferPointer({ $0.baseAddress })
        else { return }
        let audio = unsafe (left: Lane(leftBase, count: count), right: Lane(rightBase, count: count))
        unsafe render(haptic: Lane(base, count: count), audio: audio)
    }

    /// Renders the next samples into new arrays.
    ///
    /// - Parameter count: How many samples; less than 1 stands for none.
    public mutating func render(next count: Int) -> RenderedPattern {
        let count = max(count, 0)
        var haptic = [Float](repeating: 0, count: count)
        var left = [Float](repeating: 0, count: hasAudio ? count : 0)
        var right = left
        var hapticSpan = haptic.mutableSpan
        if hasAudio {
            var leftSpan = left.mutableSpan
            var rightSpan = right.mutableSpan
            render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
        } else {
            render(haptic: &hapticSpan)
        }
        return RenderedPattern(
            sampleRate: settings.sampleRate, haptic: haptic, left: left, right: right, report: report,
            audioReport: audioReport)
    }

    /// Renders everything from the start to ``sampleCount``.
    ///
    /// It holds four bytes a sample and channel: for hours of signal, render in blocks.
    public mutating func renderAll() -> RenderedPattern {
        seek(to: 0)
        return render(next: sampleCount)
    }
}
