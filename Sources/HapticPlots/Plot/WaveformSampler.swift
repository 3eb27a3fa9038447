import HapticRendering

/// The lowest and the highest sample in each column of a window, rendered block by block and never held.
struct WaveformSampler {
    /// What is looked at.
    enum Channels {
        case haptic
        /// Left and right together.
        case audio
    }

    private static var block: Int { 4096 }

    let window: PlotWindow
    let channels: Channels

    /// As many ranges as the window has columns, or fewer of equal length where there are fewer samples.
    func columns(of renderer: inout Renderer) -> [ColumnRange] {
        let rate = renderer.settings.sampleRate
        let count = max(min(window.columns, Int(window.length * rate)), 1)
        renderer.seek(to: Int((window.start * rate).rounded(.up)))
        return (1...count).map { column in
            let end = window.start + window.length * Double(column) / Double(count)
            return range(of: &renderer, upTo: max(Int((end * rate).rounded(.up)), renderer.position + 1))
        }
    }

    private func range(of renderer: inout Renderer, upTo end: Int) -> ColumnRange {
        // What is after the end of everything is silent, however long.
        if renderer.position >= renderer.sampleCount {
            renderer.seek(to: end)
            return ColumnRange(0)
        }
        var (low, high) = (Float.infinity, -Float.infinity)
        while renderer.position < end {
            let signal = renderer.render(next: min(end - renderer.position, Self.block))
            for samples in channels == .haptic ? [signal.haptic] : [signal.left, signal.right] {
                for sample in samples {
                    low = min(low, sample)
                    high = max(high, sample)
                }
            }
        }
        return low <= high ? ColumnRange(low: Double(low), high: Double(high)) : ColumnRange(0)
    }
}
