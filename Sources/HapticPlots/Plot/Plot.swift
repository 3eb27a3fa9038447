package import HapticPatterns
package import HapticRendering

/// A pattern as lanes of values, for a picture or a terminal of so many columns: what is drawn is decided here, where it
/// stands is decided by who draws.
package struct Plot: Equatable, Sendable {
    package let title: String
    /// What the pattern consists of, in a line.
    package let summary: String
    package let window: PlotWindow
    /// From top to bottom; those that would show nothing are left out.
    package let lanes: [PlotLane]

    /// - Parameters:
    ///   - sounds: The sounds at hand; what is not among them is shown without a waveform.
    ///   - columns: How many columns can be told apart.
    package init(
        _ pattern: HapticPattern, sounds: SoundLibrary, settings: PlotSettings, columns: Int
    ) throws(PlotError) {
        let pattern = pattern.normalized().pattern
        var rendering = settings.rendering
        rendering.speed = 1
        rendering.loop = nil
        let renderer = try Plot.renderer(pattern, rendering, sounds)
        let last = Plot.end(of: pattern, renderer, from: settings.start)
        if settings.start >= last { throw .startAfterEnd(start: settings.start, end: last) }
        let end = settings.end ?? last
        window = try PlotWindow(start: settings.start, end: end, columns: columns)
        title = settings.title
        summary = PatternSummary.text(of: pattern)
        let parts = PlotParts(pattern: pattern, rendering: rendering, sounds: sounds, window: window)
        lanes = try parts.lanes(renderer)
    }

    /// Makes a renderer; what it cannot do becomes an error of plots.
    static func renderer(
        _ pattern: HapticPattern, _ settings: RenderSettings, _ sounds: SoundLibrary = SoundLibrary()
    ) throws(PlotError) -> Renderer {
        do throws(RenderError) {
            return try Renderer(pattern, settings: settings, sounds: sounds)
        } catch {
            throw .notRenderable(error)
        }
    }

    /// The end of all that is felt and heard. A pattern in which nothing lasts is shown for a second.
    private static func end(of pattern: HapticPattern, _ renderer: borrowing Renderer, from start: Double) -> Double {
        let last = max(pattern.duration, Double(renderer.sampleCount) / renderer.settings.sampleRate)
        return last > 0 ? max(last, PlotSettings.lengths.lowerBound) : start + 1
    }
}

/// What the lanes of a plot are made of.
struct PlotParts {
    /// Normalised, so that events stand in time order.
    let pattern: HapticPattern
    let rendering: RenderSettings
    let sounds: SoundLibrary
    let window: PlotWindow

    func lanes(_ renderer: consuming Renderer) throws(PlotError) -> [PlotLane] {
        var lanes: [PlotLane] = []
        if pattern.events.contains(where: { $0.kind.isHaptic }) {
            lanes.append(PlotLane(title: "Events", values: 0...1, content: .events(try eventMarks())))
            lanes += levelLanes(renderer)
            lanes.append(waveformLane(renderer))
        }
        return lanes + (try soundLanes())
    }
}
