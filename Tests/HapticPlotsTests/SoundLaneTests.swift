import HapticPatterns
import HapticPlots
import HapticRendering
import Testing

struct SoundLaneTests {
    private let clip = SoundClip(mono: [Float](repeating: 0.5, count: 4800), sampleRate: 48_000)

    @Test func `a sound at hand has a waveform and its own length`() throws {
        let library = SoundLibrary([.path("bell.wav"): clip])
        let plot = try plot(HapticPattern(events: [sound("bell.wav", at: 0.5)]), to: 1, columns: 10, sounds: library)
        #expect(plot.titles == ["Sound bell.wav"])
        #expect(plot.sounds[0].spans == [0.5...0.6])
        let columns = try #require(plot.sounds[0].columns)
        #expect(columns.map { $0.high > 0 } == (0..<10).map { $0 == 5 })
    }

    @Test func `a sound that is not at hand is a box with a name`() throws {
        let plot = try plot(HapticPattern(events: [sound("a/b/bell.wav", at: 0.5, for: 0.25)]), to: 1)
        #expect(plot.titles == ["Sound bell.wav (not found)"])
        #expect(plot.sounds == [SoundMarks(spans: [0.5...0.75], columns: nil)])
    }

    @Test func `a box of unknown length is a mark at its start`() throws {
        #expect(try plot(HapticPattern(events: [sound("x.wav", at: 0.5)]), to: 1).sounds[0].spans == [0.5...0.5])
    }

    @Test func `boxes that touch are one`() throws {
        let events = [
            sound("x.wav", at: 0, for: 0.2), sound("x.wav", at: 0.2, for: 0.2), sound("x.wav", at: 0.8, for: 1),
        ]
        let spans = try plot(HapticPattern(events: events), to: 1, columns: 100).sounds[0].spans
        #expect(spans == [0...0.4, 0.8...1])
    }

    @Test func `each source has a lane, in the order of their beginning`() throws {
        let events = [tone(at: 1, for: 1), sound("b.wav", at: 0.5), sound("a.wav", at: 0), sound("b.wav", at: 2)]
        #expect(
            try plot(HapticPattern(events: events)).titles == [
                "Sound a.wav (not found)", "Sound b.wav (not found)", "Tone",
            ])
    }

    @Test func `many sources share the last lane`() throws {
        let events = (0..<6).map { sound("\($0).wav", at: Double($0), for: 1) }
        let plot = try plot(HapticPattern(events: events))
        #expect(plot.titles.last == "3 more sounds (not found)")
        #expect(plot.lanes.count == 4)
    }
}
