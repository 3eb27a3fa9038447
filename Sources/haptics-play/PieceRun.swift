import HapticPatterns
import HapticPlayback
import HapticRendering

/// A piece while it plays.
struct PieceRun: ~Copyable {
    private let piece: Piece
    private let source: HapticSource
    private let events: [HapticEvent]
    /// Tells what is felt when. `nil` for what cannot be rendered, which is not played either.
    private let renderer: Renderer?
    private var position: PlayPosition
    /// The source's time at the last look.
    private var time: Double
    private var shown = ""
    /// When the last event began, by the source's time.
    private var began = -1.0

    /// Seconds for which an event counts as new.
    private static let flash = 0.15
    /// Seconds from a command to its time.
    private static let delay = 0.03
    /// Looks a second for the strongest moment between two pictures: taps are short.
    private static let rate = 500.0

    /// Starts it.
    init(_ piece: Piece, _ options: PlayOptions, on source: HapticSource, loops: Bool) throws(PlaybackError) {
        self.source = source
        events = piece.pattern.events
        renderer = try? Renderer(piece.pattern)
        let loops = loops && piece.duration > 0
        let player = piece.player
        if loops { try player.setLoops(true) }
        try player.setRate(options.speed)
        // A little later, so that both commands are there in time for the same sample.
        let beginning = options.start > 0 ? source.currentTime + Self.delay : 0
        try player.start(at: beginning)
        if options.start > 0 { try player.seek(to: options.start, at: beginning) }
        position = PlayPosition(start: options.start, duration: piece.duration, speed: options.speed, loops: loops)
        time = max(source.currentTime, beginning)
        self.piece = piece
    }

    /// True when it has rung out.
    var isOver: Bool { piece.player.report.finishes > 0 }

    /// What there is to show since the last look.
    mutating func look() -> Meter {
        let now = max(source.currentTime, time)
        let parts = position.advance(by: now - time)
        time = now
        var meter = Meter(name: piece.name, position: position)
        for part in parts {
            // No more than a second, whatever kept the process from looking.
            let start = max(part.lowerBound, part.upperBound - 1)
            let end = max(part.upperBound, start + 1 / Self.rate)
            let moments = renderer?.effectiveSamples(rate: Self.rate, from: start, to: end) ?? []
            if let strongest = moments.max(by: { $0.intensity < $1.intensity }), strongest.intensity >= meter.intensity
            {
                (meter.intensity, meter.sharpness) = (strongest.intensity, strongest.sharpness)
            }
            // Of those that began meanwhile the strongest.
            let begun = events.filter { part.contains($0.time) }
            if let event = begun.max(by: { $0.value(of: .hapticIntensity) < $1.value(of: .hapticIntensity) }) {
                (shown, began) = (event.label, now)
            }
        }
        (meter.event, meter.isNew) = (shown, began >= 0 && now - began < Self.flash)
        return meter
    }

    /// Does what a key asks for.
    mutating func press(_ key: Keyboard.Key) throws(PlaybackError) {
        switch key {
        case .space:
            position.isPaused.toggle()
            if position.isPaused { try piece.player.pause() } else { try piece.player.resume() }
        case .left: try piece.player.seek(to: position.move(by: -position.step))
        case .right: try piece.player.seek(to: position.move(by: position.step))
        case .quit: break
        }
    }

    /// Fades it out.
    func end() throws(PlaybackError) { try piece.player.stop() }
}
