import HapticPatterns
import HapticRendering

extension PlotParts {
    /// So many sources have a lane of their own; the others share one.
    private static var mostSources: Int { 3 }

    /// A lane for each source of sound, in the order in which they begin.
    func soundLanes() throws(PlotError) -> [PlotLane] {
        var order: [SoundOrigin] = []
        var events: [SoundOrigin: [HapticEvent]] = [:]
        for event in pattern.events where event.kind.isAudio {
            guard let origin = SoundOrigin(event) else { continue }
            if events[origin] == nil { order.append(origin) }
            events[origin, default: []].append(event)
        }
        let own = order.count > Self.mostSources + 1 ? Self.mostSources : order.count
        var lanes: [PlotLane] = []
        for origin in order.prefix(own) {
            lanes.append(try soundLane(origin.title, events[origin] ?? []))
        }
        let others = Set(order.dropFirst(own))
        guard !others.isEmpty else { return lanes }
        let rest = pattern.events.filter { event in SoundOrigin(event).map { others.contains($0) } ?? false }
        return lanes + [try soundLane("\(others.count) more sounds", rest)]
    }

    private func soundLane(_ title: String, _ events: [HapticEvent]) throws(PlotError) -> PlotLane {
        var renderer = try Plot.renderer(
            HapticPattern(events: events, parameters: pattern.parameters, curves: pattern.curves), rendering, sounds)
        let isAtHand = renderer.missingSounds.isEmpty && renderer.hasAudio
        let columns = isAtHand ? WaveformSampler(window: window, channels: .audio).columns(of: &renderer) : nil
        let marks = SoundMarks(spans: joined(events.map(span)), columns: columns)
        return PlotLane(
            title: isAtHand ? title : "\(title) (not found)", values: (columns ?? []).edges, content: .sound(marks))
    }

    /// As long as stated, else as long as the sound, else of no length.
    private func span(of event: HapticEvent) -> ClosedRange<Double> {
        if let duration = event.duration, duration > 0 { return event.time...event.time + duration }
        let clip = event.sound.flatMap { sounds.clips[$0.source] }
        let length = clip.map { $0.sampleRate >= 1 ? Double($0.frameCount) / $0.sampleRate : 0 } ?? 0
        return event.time...event.time + length
    }

    /// The spans in the window, those that are less than a column apart as one.
    private func joined(_ spans: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var joined: [ClosedRange<Double>] = []
        for span in spans where window.overlaps(span.lowerBound, span.upperBound) {
            let span = window.nearest(to: span.lowerBound)...window.nearest(to: span.upperBound)
            guard let last = joined.last, span.lowerBound - last.upperBound < window.columnLength else {
                joined.append(span)
                continue
            }
            joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
        }
        return joined
    }
}

/// Where what an audio event plays comes from.
private enum SoundOrigin: Hashable {
    case tone
    case sound(HapticEvent.Sound.Source)

    init?(_ event: HapticEvent) {
        switch event.kind {
        case .audioContinuous: self = .tone
        case .audioCustom:
            guard let sound = event.sound else { return nil }
            self = .sound(sound.source)
        case .hapticTransient, .hapticContinuous: return nil
        }
    }

    var title: String {
        switch self {
        case .tone: "Tone"
        case .sound(.resource(let number)): "Sound #\(number)"
        case .sound(.path(let path)): path.split(separator: "/").last.map { "Sound \($0)" } ?? "Sound"
        }
    }
}
