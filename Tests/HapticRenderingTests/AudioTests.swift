import Foundation
import HapticPatterns
import HapticRendering
import Testing
import TestSupport

struct AudioTests {
    private let clip: [Float] = {
        var generator = SeededGenerator(seed: 3)
        return (0..<4_800).map { _ in Float.random(in: -1...1, using: &generator) }
    }()

    private func sound(
        at time: Double = 0, for duration: Double? = nil, envelope: Bool = false, loops: Bool = false,
        _ parameters: EventParameters = EventParameters()
    ) -> HapticEvent {
        HapticEvent(
            kind: .audioCustom, time: time, duration: duration, parameters: parameters,
            sound: HapticEvent.Sound(.path("a.wav"), usesVolumeEnvelope: envelope, loops: loops))
    }

    private func tone(for duration: Double?, _ parameters: EventParameters = EventParameters()) -> HapticEvent {
        HapticEvent(kind: .audioContinuous, time: 0, duration: duration, parameters: parameters)
    }

    private func rendered(
        _ pattern: HapticPattern, _ clip: SoundClip? = nil, settings: RenderSettings = RenderSettings()
    ) throws -> RenderedPattern {
        let library = SoundLibrary([.path("a.wav"): clip ?? SoundClip(stereo: stereo, sampleRate: 48_000)])
        var renderer = try Renderer(pattern, settings: settings, sounds: library)
        return renderer.renderAll()
    }

    /// The clip on the left, and its negative at half level on the right.
    private var stereo: [Float] { clip.flatMap { [$0, -0.5 * $0] } }

    @Test func `a stereo sound at its own pitch is played sample for sample from its own sample on`() throws {
        let audio = try rendered(HapticPattern(events: [sound(at: 0.01)]))
        #expect(isSilent(audio.left[..<480]))
        #expect(Array(audio.left[480...]) == clip)
        #expect(Array(audio.right[480...]) == clip.map { -0.5 * $0 })
        #expect(isSilent(audio.haptic[...]))
    }

    @Test func `a sound that starts between two samples starts on the later one`() throws {
        let audio = try rendered(HapticPattern(events: [sound(at: 0.01 + 0.3 / 48_000)]))
        #expect(isSilent(audio.left[..<481]))
        #expect(Array(audio.left[481...]) == clip)
    }

    @Test func `a sound and a tap at one time start at one sample`() throws {
        let audio = try rendered(HapticPattern(events: [sound(at: 0.1), tap(at: 0.1)]))
        #expect(audio.left[4_800] == clip[0])
        #expect(audio.haptic[4_800] == 0)
        #expect(audio.haptic[4_801] != 0)
    }

    @Test func `a duration cuts a sound and does not lengthen it`() throws {
        let cut = try rendered(HapticPattern(events: [sound(for: 0.05)]))
        #expect(cut.left == Array(clip[..<2_400]))
        let padded = try rendered(HapticPattern(events: [sound(for: 0.2)]))
        #expect(Array(padded.left[..<4_800]) == clip)
        #expect(isSilent(padded.left[4_800...]))
        let natural = try rendered(HapticPattern(events: [sound(for: 0)]))
        #expect(natural.left == clip)
    }

    @Test func `a loop repeats a sound until its duration`() throws {
        let audio = try rendered(HapticPattern(events: [sound(for: 0.25, loops: true)]))
        #expect(audio.left == clip + clip + Array(clip[..<2_400]))
    }

    @Test func `the volume envelope ramps over 2 ms at both ends, within the sound`() throws {
        let audio = try rendered(HapticPattern(events: [sound(envelope: true)]))
        #expect(audio.left.count == 4_800)
        let error = deviation(audio.left) { index in
            let level = index < 96 ? Double(index) / 96 : index < 4_704 ? 1 : Double(4_800 - index) / 96
            return level * Double(clip[index])
        }
        #expect(error < 1e-6)
    }

    @Test func `one unit of pitch is an octave`() throws {
        // A sine of 100 samples a period, played twice as fast; the cubic between samples is good to 1e-5 there.
        let sine = (0..<4_800).map { Float(sin(2 * .pi * Double($0) / 100)) }
        for (pitch, factor) in [(Float(1), 2.0), (-1, 0.5), (0.5, 2.0.squareRoot())] {
            let audio = try rendered(
                HapticPattern(events: [sound([.audioPitch: pitch])]), SoundClip(mono: sine, sampleRate: 48_000))
            #expect(audio.left.count == Int((4_800 / factor).rounded(.up)))
            let error = deviation(audio.left, in: 2..<audio.left.count - 4) { index in
                0.5.squareRoot() * sin(2 * .pi * factor * Double(index) / 100)
            }
            #expect(error < 2e-5)
        }
    }

    @Test func `a pitch curve moves through a sound as its integral says`() throws {
        let sine = (0..<4_800).map { Float(sin(2 * .pi * Double($0) / 100)) }
        var pattern = HapticPattern(events: [sound()])
        pattern.curves = [curve(.audioPitchControl, (0, 0), (0.1, 1))]
        let audio = try rendered(pattern, SoundClip(mono: sine, sampleRate: 48_000))
        // 4,800 frames are over when 4,800 (2^{t/0.1} − 1)/ln 2 = 4,800: at t = 0.1 log2(1 + ln 2).
        #expect(audio.left.count == Int((4_800 * log2(1 + log(2.0))).rounded(.up)))
        let error = deviation(audio.left, in: 2..<audio.left.count - 4) { index in
            let place = 4_800 * (pow(2, Double(index) / 4_800) - 1) / log(2.0)
            return 0.5.squareRoot() * sin(2 * .pi * place / 100)
        }
        #expect(error < 2e-5)
    }

    @Test func `a sound of another rate is played at its own speed`() throws {
        let sine = (0..<2_400).map { Float(sin(2 * .pi * Double($0) / 50)) }
        let audio = try rendered(HapticPattern(events: [sound()]), SoundClip(mono: sine, sampleRate: 24_000))
        let error = deviation(audio.left, in: 4..<4_790) { 0.5.squareRoot() * sin(2 * .pi * Double($0) / 100) }
        #expect(error < 1e-4)
    }

    @Test(arguments: [Float(-1), -0.3, 0, 0.7, 1])
    func `pan keeps the power of a mono sound`(pan: Float) throws {
        let audio = try rendered(
            HapticPattern(events: [sound([.audioPan: pan])]), SoundClip(mono: clip, sampleRate: 48_000))
        let angle = (Double(pan) + 1) * .pi / 4
        #expect(deviation(audio.left) { cos(angle) * Double(clip[$0]) } < 1e-6)
        #expect(deviation(audio.right) { sin(angle) * Double(clip[$0]) } < 1e-6)
    }

    @Test func `pan to a side puts both channels of a stereo sound there`() throws {
        let left = try rendered(HapticPattern(events: [sound([.audioPan: -1])]))
        #expect(deviation(left.left) { 0.5 * Double(clip[$0]) } < 1e-6)
        #expect(deviation(left.right) { _ in 0 } < 1e-6)
    }

    @Test func `a pan curve moves along the quarter circle`() throws {
        let ones = [Float](repeating: 1, count: 4_800)
        var pattern = HapticPattern(events: [sound()])
        pattern.curves = [curve(.audioPanControl, (0, -1), (0.1, 1))]
        let audio = try rendered(pattern, SoundClip(mono: ones, sampleRate: 48_000))
        // Straight lines over 64 samples: off by (π/2 · 64/4800)²/8.
        #expect(deviation(audio.left) { cos(.pi / 2 * Double($0) / 4_800) } < 1e-4)
        #expect(deviation(audio.right) { sin(.pi / 2 * Double($0) / 4_800) } < 1e-4)
    }

    @Test func `volume and its control multiply`() throws {
        let pattern = HapticPattern(
            events: [sound([.audioVolume: 0.5])],
            parameters: [DynamicParameter(.audioVolumeControl, time: 0.05, value: 0.5)])
        let audio = try rendered(pattern)
        #expect(deviation(audio.left) { ($0 < 2_400 ? 0.5 : 0.25) * Double(clip[$0]) } < 1e-6)
    }

    /// The step of the filter at brightness b is 1 − exp(−2π · 200 · 100^b / fs).
    @Test func `brightness is a low-pass of first order`() throws {
        let audio = try rendered(
            HapticPattern(events: [sound([.audioBrightness: 0.25])]), SoundClip(stereo: stereo, sampleRate: 48_000))
        let step = 1 - exp(-2 * .pi * 200 * pow(100, 0.25) / 48_000)
        var state = 0.0
        var largest = 0.0
        for index in clip.indices {
            state += step * (Double(clip[index]) - state)
            largest = max(largest, abs(state - Double(audio.left[index])))
        }
        #expect(largest < 1e-6)
    }

    @Test func `a dull sound entered half-way is what would have been there`() throws {
        let pattern = HapticPattern(events: [sound(for: 1, loops: true, [.audioBrightness: 0])])
        let library = SoundLibrary([.path("a.wav"): SoundClip(mono: clip, sampleRate: 48_000)])
        var renderer = try Renderer(pattern, sounds: library)
        let whole = renderer.renderAll().left
        renderer.seek(to: 20_000)
        let tail = renderer.render(next: 1_000).left
        #expect(deviation(tail) { Double(whole[20_000 + $0]) } < 1e-7)
    }

    /// Partials of 1, ½, ¼ and ⅛ of 8/15, panned to the centre.
    @Test func `the built-in tone has four partials, an envelope and a pitch`() throws {
        let audio = try rendered(HapticPattern(events: [tone(for: 0.1, [.audioPitch: -0.5, .audioVolume: 0.8])]))
        let frequency = 440 / 2.0.squareRoot()
        let error = deviation(audio.left) { index in
            let t = Double(index) / 48_000
            let level = t < 0.002 ? t / 0.002 : t < 0.1 ? 1 : 1 - (t - 0.1) / 0.002
            let wave = (1...4).reduce(0.0) { sum, partial in
                sum + 16 / 15 * pow(0.5, Double(partial)) * sin(2 * .pi * frequency * Double(partial) * t)
            }
            return 0.5.squareRoot() * Double(Float(0.8)) * level * wave
        }
        #expect(error < 2e-6)
        #expect(audio.left == audio.right)
    }

    @Test func `brightness dims the partials of the tone as a low-pass would`() throws {
        let audio = try rendered(HapticPattern(events: [tone(for: 0.1, [.audioBrightness: 0.5])]))
        let error = deviation(audio.left, in: 96..<4_800) { index in
            let t = Double(index) / 48_000
            let wave = (1...4).reduce(0.0) { sum, partial in
                let frequency = 440 * Double(partial)
                let gain = 1 / (1 + pow(frequency / 2_000, 2)).squareRoot()
                return sum + gain * 16 / 15 * pow(0.5, Double(partial)) * sin(2 * .pi * frequency * t)
            }
            return 0.5.squareRoot() * wave
        }
        #expect(error < 2e-6)
    }

    @Test func `a tone without a duration plays if it decays`() throws {
        let audio = try rendered(HapticPattern(events: [tone(for: nil, [.sustained: 0, .decayTime: 0])]))
        #expect(audio.left.count == 1_056)
        #expect(audio.left.contains { $0 != 0 })
    }

    @Test func `audio controls leave what is felt alone, and haptic controls what is heard`() throws {
        let events = [tap(), tone(for: 0.1)]
        let plain = try rendered(HapticPattern(events: events))
        let quiet = try rendered(
            HapticPattern(events: events, parameters: [DynamicParameter(.audioVolumeControl, time: 0, value: 0)]))
        #expect(quiet.haptic == plain.haptic)
        #expect(isSilent(quiet.left[...]))
        let weak = try rendered(
            HapticPattern(events: events, parameters: [DynamicParameter(.hapticIntensityControl, time: 0, value: 0)]))
        #expect(weak.left == plain.left)
        #expect(isSilent(weak.haptic[...]))
    }

    @Test func `a missing sound is silent and named once`() throws {
        let pattern = HapticPattern(events: [sound(), sound(at: 1)])
        var renderer = try Renderer(pattern)
        let (missing, hasAudio) = (renderer.missingSounds, renderer.hasAudio)
        #expect(missing == [.path("a.wav")])
        #expect(!hasAudio)
        let signal = renderer.renderAll().haptic
        #expect(isSilent(signal[...]))
    }

    @Test func `sounds without frames or rate are silent`() throws {
        for clip in [
            SoundClip(mono: [], sampleRate: 48_000), SoundClip(mono: [1], sampleRate: 0),
            SoundClip(mono: [1], sampleRate: .nan), SoundClip(mono: [1], sampleRate: .infinity),
        ] {
            let audio = try rendered(HapticPattern(events: [sound()]), clip)
            #expect(audio.left.isEmpty)
        }
        #expect(SoundClip(stereo: [1, 2, .nan], sampleRate: 48_000).frameCount == 1)
        #expect(SoundClip(mono: [.infinity], sampleRate: 48_000).samples == [0])
    }
}
