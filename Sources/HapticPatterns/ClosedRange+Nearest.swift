extension ClosedRange<Float> {
    /// The nearest value in the range; infinities go to the ends, and what is not a number to `fallback`.
    func nearest(to value: Float, orIfNaN fallback: Float) -> Float {
        if value.isNaN { return fallback }
        return Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}
