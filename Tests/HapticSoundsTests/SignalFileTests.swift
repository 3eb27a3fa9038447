import HapticPatterns
import HapticRendering
import HapticSounds
import SoundFiles
import Testing

struct SignalFileTests {
    /// A continuous event of 0.3 s, and a tone with it if wanted.
    private static func pattern(withTone: Bool) -> HapticPattern {
        var events = [HapticEvent(kind: .hapticContinuous, time: 0.01, duration: 0.3)]
        if withTone { events.append(HapticEvent(kind: .audioContinuous, time: 0.05, duration: 0.2)) }
        return HapticPattern(events: events)
    }

    @Test(arguments: [false, true])
    func `a file holds the samples of the renderer, to the bit`(withTone: Bool) throws {
        let folder = try SoundFolder()
        var renderer = try Renderer(Self.pattern(withTone: withTone))
        let whole = renderer.renderAll()
        let channels = renderer.fileChannels
        let file = try WAVWriter(path: folder.path + "/a.wav", channels: channels, sampleRate: 48_000)
        let isDone = try renderer.write(0..<renderer.sampleCount, to: file)
        #expect(isDone)
        let sound = try SoundFile.decode(path: folder.path + "/a.wav")
        #expect(sound.channels == (withTone ? 3 : 1))
        let frames = whole.haptic.indices.flatMap { index in
            withTone ? [whole.haptic[index], whole.left[index], whole.right[index]] : [whole.haptic[index]]
        }
        #expect(sound.samples == frames)
    }

    @Test func `a part of the samples is that part of the whole`() throws {
        let folder = try SoundFolder()
        var renderer = try Renderer(Self.pattern(withTone: false))
        let whole = renderer.renderAll().haptic
        let file = try WAVWriter(path: folder.path + "/a.wav", channels: 1, sampleRate: 48_000)
        _ = try renderer.write(1_000..<11_000, to: file)
        #expect(try SoundFile.decode(path: folder.path + "/a.wav").samples == Array(whole[1_000..<11_000]))
    }

    @Test func `nothing is left of a file that was stopped`() throws {
        let folder = try SoundFolder()
        var renderer = try Renderer(Self.pattern(withTone: false))
        let file = try WAVWriter(path: folder.path + "/a.wav", channels: 1, sampleRate: 48_000)
        var blocks = 0
        let isDone = try renderer.write(0..<renderer.sampleCount, to: file) {
            blocks += 1
            return blocks < 2
        }
        #expect(!isDone)
        #expect(folder.names == ["deep"])
    }
}
