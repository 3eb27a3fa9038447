import HapticRendering

/// What is felt in each column of a window.
struct LevelSampler {
    struct Column {
        var intensity = ColumnRange(0)
        /// `nil` where nothing is felt.
        var sharpness: ColumnRange?
    }

    private let window: PlotWindow
    /// How many samples are taken in a column.
    private let density: Int

    init(_ window: PlotWindow) {
        self.window = window
        // A tap holds its peak for more than a millisecond, so that none falls between two samples.
        let wanted = Int((window.columnLength * 1000).rounded(.up))
        let most = Int(RenderSettings.sampleRates.upperBound * window.columnLength)
        density = max(min(max(wanted, 2), most), 1)
    }

    /// Few columns at a time, so that the samples of a long pattern are never all there.
    func columns(of renderer: borrowing Renderer) -> [Column] {
        var columns: [Column] = []
        columns.reserveCapacity(window.columns)
        while columns.count < window.columns {
            let count = min(64, window.columns - columns.count)
            columns += block(of: count, from: columns.count, renderer)
        }
        return columns
    }

    private func block(of count: Int, from first: Int, _ renderer: borrowing Renderer) -> [Column] {
        var columns = [Column](repeating: Column(), count: count)
        let samples = renderer.effectiveSamples(
            rate: min(Double(density) * window.columnRate, RenderSettings.sampleRates.upperBound),
            from: window.time(ofColumn: first), to: window.time(ofColumn: first + count))
        for (index, sample) in samples.enumerated() where index / density < count {
            let column = index / density
            if index % density == 0 { columns[column].intensity = ColumnRange(sample.intensity) }
            columns[column].intensity.include(sample.intensity)
            if sample.amplitude > 0 { columns[column].includeSharpness(sample.sharpness) }
        }
        return columns
    }
}

extension LevelSampler.Column {
    fileprivate mutating func includeSharpness(_ value: Double) {
        if sharpness == nil { sharpness = ColumnRange(value) }
        sharpness?.include(value)
    }
}
