import HapticRendering

extension PlotParts {
    /// The haptic channel.
    func waveformLane(_ renderer: consuming Renderer) -> PlotLane {
        var renderer = renderer
        let columns = WaveformSampler(window: window, channels: .haptic).columns(of: &renderer)
        return PlotLane(title: waveformTitle, values: columns.edges, content: .waveform(columns))
    }

    private var waveformTitle: String {
        switch rendering.signal {
        case .drive: "Waveform"
        case .motion: "Motion (model)"
        case .preview: "Preview"
        }
    }
}

extension [ColumnRange] {
    /// The ends of an axis on which a faint waveform can still be seen.
    var edges: ClosedRange<Double> {
        let peak = reduce(0) { Swift.max($0, $1.high, -$1.low) }
        let edge = [0.05, 0.1, 0.2, 0.5].first { $0 >= peak } ?? 1
        return -edge...edge
    }
}
