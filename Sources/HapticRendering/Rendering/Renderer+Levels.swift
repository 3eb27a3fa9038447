extension Renderer {
    /// Peak and energy of the haptic channel in consecutive spans, from the start to ``sampleCount``.
    ///
    /// Renders everything, keeping none of it, and goes back to the start.
    ///
    /// - Parameter seconds: The length of a span, at least one sample; the last one may be shorter.
    public mutating func levels(inSpansOf seconds: Double) -> [SpanLevel] {
        let count = sampleCount
        let length = seconds * settings.sampleRate
        let span = length >= 1 ? length : 1
        var levels: [SpanLevel] = []
        seek(to: 0)
        while position < count {
            let index = levels.count
            let end = min(max(Numerics.ceiling(Double(index + 1) * span), position + 1), count)
            levels.append(level(upTo: end))
        }
        seek(to: 0)
        return levels
    }

    private mutating func level(upTo end: Int) -> SpanLevel {
        var level = SpanLevel()
        while position < end {
            renderToScratch(upTo: end).haptic.forEach { sample in
                level.lowest = min(level.lowest, sample)
                level.highest = max(level.highest, sample)
                level.energy += Double(sample) * Double(sample)
            }
        }
        level.energy /= settings.sampleRate
        return level
    }
}
