/// The sizes of all that is not data, in points: small pictures have smaller letters and margins than large ones.
struct SceneMetrics {
    let width: Double
    let height: Double
    /// 1 for a picture of 960 x 600.
    let unit: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
        unit = min(max((min(width / 960, height / 600)).squareRoot(), 0.8), 1.6)
    }

    var titleSize: Double { 16 * unit }
    var headingSize: Double { 12 * unit }
    var labelSize: Double { 11 * unit }
    var margin: Double { 16 * unit }
    /// Between the panels and what stands beside them.
    var padding: Double { 7 * unit }
    var lineWidth: Double { 1.4 * unit }

    /// The panels' edges.
    var left: Double { margin + padding + TextWidth.estimate("\u{2212}0.5", size: labelSize) }
    var right: Double { width - margin }
    /// Where times are: within the panels, so that a stem at either end is whole.
    var timeLeft: Double { left + 8 * unit }
    var timeRight: Double { right - 8 * unit }
    var timeWidth: Double { max(timeRight - timeLeft, 1) }

    /// Above each panel.
    var headingHeight: Double { headingSize * 1.75 }
    /// Above the first heading.
    func top(hasTitle: Bool) -> Double { margin * 0.6 + (hasTitle ? titleSize * 1.55 : 0) }
    /// The lower edge of the last panel: below it are the labels and the name of the axis.
    var bottom: Double { height - margin * 0.6 - labelSize * 3.1 }
    /// A panel that is less high shows nothing.
    var lowestPanel: Double { 20 * unit }
}
