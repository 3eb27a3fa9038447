import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

// What the suites share: short ways to say a pattern, to play a scenario, and to compare signals.

func continuous(
    at time: Double = 0, for duration: Double, intensity: Float = 1, sharpness: Float = 0,
    _ more: EventParameters = EventParameters()
) -> HapticEvent {
    var parameters = more
    parameters[.hapticIntensity] = intensity
    parameters[.hapticSharpness] = sharpness
    return HapticEvent(kind: .hapticContinuous, time: time, duration: duration, parameters: parameters)
}

func tap(at time: Double = 0, intensity: Float = 1, sharpness: Float = 0) -> HapticEvent {
    HapticEvent(
        kind: .hapticTransient, time: time, parameters: [.hapticIntensity: intensity, .hapticSharpness: sharpness])
}

extension HapticSource {
    /// Renders the next samples in blocks of a size.
    func haptic(_ count: Int, blocks: Int = 480) -> [Float] { channels(count, blocks: blocks).haptic }

    /// Renders the next samples of all channels in blocks of a size.
    func channels(_ count: Int, blocks: Int = 480) -> (haptic: [Float], left: [Float], right: [Float]) {
        var all: (haptic: [Float], left: [Float], right: [Float]) = ([], [], [])
        while all.haptic.count < count {
            let size = min(blocks, count - all.haptic.count)
            var (haptic, left, right) = Self.blanks(size)
            var hapticSpan = haptic.mutableSpan
            var leftSpan = left.mutableSpan
            var rightSpan = right.mutableSpan
            render(haptic: &hapticSpan, left: &leftSpan, right: &rightSpan)
            all.haptic += haptic
            all.left += left
            all.right += right
        }
        return all
    }

    /// Blocks that are not silent, so that it shows where nothing is written.
    private static func blanks(_ count: Int) -> ([Float], [Float], [Float]) {
        let blank = [Float](repeating: 9, count: count)
        return (blank, blank, blank)
    }

    /// The time of a sample after the first one that the source renders.
    func time(_ sample: Int) -> Double { Double(sample + TimeBase.firstSample) / sampleRate }
}

/// The haptic channel of a pattern rendered by itself, once.
func rendered(_ events: HapticEvent..., loop: RenderSettings.Loop? = nil, speed: Double = 1) throws -> [Float] {
    try rendered(HapticPattern(events: events), loop: loop, speed: speed)
}

/// The haptic channel of a pattern rendered by itself, once.
func rendered(_ pattern: HapticPattern, loop: RenderSettings.Loop? = nil, speed: Double = 1) throws -> [Float] {
    var settings = RenderSettings()
    (settings.loop, settings.speed) = (loop, speed)
    var renderer = try Renderer(pattern, settings: settings)
    return renderer.renderAll().haptic
}

/// A signal with silence up to a length, or cut to it.
func padded(_ signal: [Float], to count: Int) -> [Float] {
    Array(signal.prefix(count)) + [Float](repeating: 0, count: max(count - signal.count, 0))
}

/// The largest distance between two signals.
func deviation(_ a: some Collection<Float>, _ b: some Collection<Float>) -> Float {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
}

/// True where all samples are zero.
func isSilent(_ signal: some Collection<Float>) -> Bool { signal.allSatisfy { $0 == 0 } }

/// The first sample that is not zero.
func onset(_ signal: [Float]) -> Int? { signal.firstIndex { $0 != 0 } }

/// Plays a scenario and checks that it gives the same bits however time is divided.
///
/// - Parameter script: Makes players and sends commands; what it returns is kept until all is rendered.
func play(
    _ count: Int, _ pattern: HapticPattern, sourceLocation: SourceLocation = #_sourceLocation,
    _ script: (HapticSource, PatternPlayer) throws -> Void
) throws -> [Float] {
    var whole: [Float] = []
    for blocks in [count, 1, 7, 64, 480] {
        let source = try HapticSource()
        let player = try source.makePlayer(pattern)
        try script(source, player)
        let samples = source.haptic(count, blocks: blocks)
        if whole.isEmpty { whole = samples }
        #expect(samples == whole, "in blocks of \(blocks)", sourceLocation: sourceLocation)
    }
    return whole
}
