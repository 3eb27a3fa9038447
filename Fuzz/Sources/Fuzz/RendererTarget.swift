import AHAP
import HapticPatterns
import HapticRendering

extension FuzzTarget {
    /// Any pattern is rendered as any settings ask, or refused for a reason: finite, bounded by the amplitudes of the
    /// events under way, zero outside them, and the same however it is divided.
    static let renderer = FuzzTarget(name: "renderer", readsText: true) { bytes throws(Violation) in
        var (pattern, settings, choices) = scene(bytes)
        let sounds = library(for: pattern, &choices)
        if settings.limiter == .normalise, !isShort(pattern, settings, sounds) { settings.limiter = .soft }
        var renderer: Renderer
        do throws(RenderError) {
            renderer = try Renderer(pattern, settings: settings, sounds: sounds)
        } catch {
            // There is a reason, and it can be told.
            return try require(!error.description.isEmpty, "a refusal is explained")
        }
        let bounds = RenderBounds(pattern, settings)
        let check = RenderCheck(settings: settings, bounds: bounds)
        let count = 1 + choices.below(1 << 14)
        guard bounds.amplitudes(from: 0, count: count) != nil else { return }
        let whole = try check.window(&renderer, from: 0, count: count, &choices)
        try check.tail(&renderer, of: whole, from: choices.below(count), &choices)
        try check.elsewhere(&renderer, &choices)
        try check.effective(renderer, rate: Double(1 + choices.below(65536)), count: 256)
        if Double(renderer.sampleCount) < 20 * settings.sampleRate { try check.motors(renderer) }
    }

    /// AHAP text, with settings as the bytes behind its last brace decide; or a pattern straight from the bytes.
    private static func scene(_ bytes: [UInt8]) -> (HapticPattern, RenderSettings, Choices) {
        if bytes.first == UInt8(ascii: "{") {
            let end = (bytes.lastIndex(of: UInt8(ascii: "}")) ?? bytes.count - 1) + 1
            let rest = Array(bytes[end...])
            // Text without anything behind it: the settings are drawn by its own bytes.
            let seed = bytes.reduce(UInt64(bytes.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            var choices = rest.count < 4 ? Choices(seed: seed) : Choices(bytes: rest)
            let settings = RenderSettings(&choices)
            return (AHAPDocument(Array(bytes[..<end])).pattern, settings, choices)
        }
        var choices = Choices(bytes: bytes)
        let settings = RenderSettings(&choices)
        let seed = choices.word()
        return (HapticPattern(&choices), settings, Choices(seed: seed))
    }

    /// A sound for each name, but that some are missing.
    private static func library(for pattern: HapticPattern, _ choices: inout Choices) -> SoundLibrary {
        var library = SoundLibrary()
        for source in pattern.events.compactMap({ $0.sound?.source }) where !choices.once(in: 8) {
            let samples = (0..<choices.below(300)).map { _ in Float(choices.byte()) / 255 - 0.5 }
            let rate = Double(choices.below(65536))
            library.clips[source] =
                choices.once(in: 2)
                ? SoundClip(mono: samples, sampleRate: rate) : SoundClip(stereo: samples, sampleRate: rate)
        }
        return library
    }

    /// True where rendering the whole is no work: normalising does.
    private static func isShort(_ pattern: HapticPattern, _ settings: RenderSettings, _ sounds: SoundLibrary) -> Bool {
        var settings = settings
        settings.limiter = .clip
        guard let renderer = try? Renderer(pattern, settings: settings, sounds: sounds) else { return true }
        let count = renderer.sampleCount
        return count < 1 << 16 && RenderBounds(pattern, settings).amplitudes(from: 0, count: count) != nil
    }
}
