import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct LoopTests {
    private func looped(_ end: Double?, passes: Int, rate: Double = 48_000) -> RenderSettings {
        .with(rate: rate) { $0.loop = RenderSettings.Loop(end: end, passes: passes) }
    }

    @Test func `all passes are equal once the tails of the one before ring on`() throws {
        let pattern = HapticPattern(
            events: [
                tap(at: 0.09, sharpness: 0), tap(at: 0.01, intensity: 0.4, sharpness: 1),
                continuous(at: 0.02, for: 0.03, intensity: 0.6, sharpness: 0.3, [.releaseTime: 0.6]),
            ],
            curves: [curve(.hapticIntensityControl, (0, 1), (0.08, 0.5))])
        let signal = try drive(pattern, settings: looped(0.1, passes: 6))
        for pass in 2..<6 {
            #expect(signal[pass * 4_800..<(pass + 1) * 4_800].elementsEqual(signal[4_800..<9_600]))
        }
    }

    @Test func `a pass is the pattern afresh on top of what rings on`() throws {
        let pattern = HapticPattern(events: [tap(at: 0.05, intensity: 0.5, sharpness: 0)])
        let once = try drive(pattern)
        let twice = try drive(pattern, settings: looped(0.1, passes: 2))
        let error = deviation(twice) { index in
            let first = index < once.count ? Double(once[index]) : 0
            let second = index >= 4_800 && index - 4_800 < once.count ? Double(once[index - 4_800]) : 0
            return first + second
        }
        #expect(error < 1e-7)
        #expect(twice.count == 4_800 + once.count)
    }

    @Test func `an event that would cross the end fades out over 2 ms`() throws {
        let pattern = HapticPattern(events: [continuous(for: 1, intensity: 1, sharpness: 0)])
        let signal = try drive(pattern, settings: looped(0.1, passes: 1))
        let error = deviation(signal) { index in
            let t = Double(index) / 48_000
            let level = t < 0.002 ? t / 0.002 : t < 0.1 ? 1 : 1 - (t - 0.1) / 0.002
            return level * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
        #expect(signal.count == 4_896)
    }

    @Test func `events from the end of the loop on never play`() throws {
        let pattern = HapticPattern(events: [tap(at: 0.1), tap(at: 0.2)])
        #expect(isSilent(try drive(pattern, settings: looped(0.1, passes: 3))[...]))
    }

    @Test func `events that follow each other join within a pass and not across the seam`() throws {
        let pattern = HapticPattern(events: [
            continuous(for: 0.0511, intensity: 1, sharpness: 0),
            continuous(at: 0.0511, for: 0.0489, intensity: 1, sharpness: 0),
        ])
        let signal = try drive(pattern, settings: looped(0.1, passes: 2))
        let error = deviation(signal, in: 4_896..<9_600) { index in
            sin(2 * .pi * 80 * (Double(index) / 48_000 - 0.1))
        }
        #expect(error < 2e-6)
    }

    @Test func `a period of no whole number of samples does not drift`() throws {
        let period = 1.0 / 3 + 1e-5
        let pattern = HapticPattern(events: [tap(at: 0.01, sharpness: 0.5)])
        var renderer = try Renderer(pattern, settings: looped(period, passes: 1_001, rate: 8_000))
        let start = 1_000 * period + 0.01
        let first = Int((start * 8_000).rounded(.down)) + 1
        renderer.seek(to: first)
        let signal = renderer.render(next: 200).haptic
        let angle = atan(2 * Double.pi)
        let gain = exp(angle / (2 * .pi)) / sin(angle)
        let frequency = (80.0 * 230).squareRoot()
        let error = deviation(signal) { index in
            let t = Double(first + index) / 8_000 - start
            return gain * exp(-t * frequency) * sin(2 * .pi * frequency * t)
        }
        #expect(error < 1e-6)
    }

    @Test func `a loop entered anywhere is the tail of the whole, in blocks of any size`() throws {
        let pattern = HapticPattern(
            events: [
                continuous(at: 0.01, for: 0.08, intensity: 0.4, sharpness: 0.3, [.releaseTime: 0.8]),
                tap(at: 0.002), tap(at: 0.0666, intensity: 0.3),
            ],
            curves: [curve(.hapticSharpnessControl, (0, 0), (0.1, 0.5))])
        // Releases of 288 ms ring on over four passes.
        var renderer = try Renderer(pattern, settings: looped(0.0777, passes: 9))
        let whole = renderer.renderAll().haptic
        for start in stride(from: 0, to: whole.count, by: 1_337) {
            renderer.seek(to: start)
            var tail: [Float] = []
            while tail.count < 2_000 { tail += renderer.render(next: 250).haptic }
            let known = min(2_000, whole.count - start)
            #expect(tail[..<known] == whole[start..<start + known], "from \(start)")
        }
    }

    @Test func `motors hear all passes`() throws {
        let pattern = HapticPattern(events: [tap(at: 0, intensity: 1, sharpness: 0)])
        let track = try Renderer(pattern, settings: looped(0.1, passes: 3)).motorTrack()
        #expect(track.steps.filter { $0.heavy == 1 }.map(\.time) == [0, 0.1, 0.2])
        #expect(track.steps.last?.time == 0.24)
    }

    @Test func `a million short passes take little room`() throws {
        let pattern = HapticPattern(events: [tap(at: 0, intensity: 0.01, sharpness: 1)])
        var renderer = try Renderer(pattern, settings: looped(0.01, passes: 1_000_000, rate: 8_000))
        renderer.seek(to: 79_000_000)
        let signal = renderer.render(next: 100).haptic
        #expect(signal.contains { $0 != 0 })
    }

    @Test func `speed scales times and leaves frequencies, envelopes and taps alone`() throws {
        let events = [
            tap(at: 0.4, sharpness: 0.5),
            continuous(at: 0.1, for: 0.2, intensity: 0.5, sharpness: 0, [.releaseTime: 0.5]),
        ]
        let fast = try drive(HapticPattern(events: events), settings: .with { $0.speed = 2 })
        let expected = try drive(
            tap(at: 0.2, sharpness: 0.5),
            continuous(at: 0.05, for: 0.1, intensity: 0.5, sharpness: 0, [.releaseTime: 0.5]))
        #expect(fast == expected)
    }

    /// The second pass begins at 100.5, its sound at 101; the fade of 96 samples ends at 101 + 100.5 + 96 = 297.5.
    @Test func `a sound that begins on the next whole sample is rendered to its end`() throws {
        let sound = HapticEvent.Sound(.path("a.wav"), usesVolumeEnvelope: false)
        let event = HapticEvent(kind: .audioCustom, time: 0, parameters: [.audioVolume: 1], sound: sound)
        let clip = SoundClip(mono: [Float](repeating: 0.5, count: 1_000), sampleRate: 48_000)
        var renderer = try Renderer(
            HapticPattern(events: [event]),
            settings: .with { $0.loop = RenderSettings.Loop(end: 100.5 / 48_000, passes: 2) },
            sounds: SoundLibrary([.path("a.wav"): clip]))
        let rendered = renderer.renderAll()
        #expect(rendered.left.count == 298)
        #expect(rendered.left.last ?? 0 > 0)
        #expect(isSilent(renderer.render(next: 10).left[...]))
    }
}
