import HapticPatterns
import HapticRendering
import Testing

import HapticSounds
import SoundFiles

struct SoundLoaderTests {
    private static func pattern(_ paths: String...) -> HapticPattern {
        HapticPattern(
            events: paths.map { HapticEvent(kind: .audioCustom, time: 0, sound: HapticEvent.Sound(.path($0))) })
    }

    @Test func `one channel and two are handed over as they are`() throws {
        let folder = try SoundFolder()
        try folder.write("mono.wav", [0.5, -0.25])
        try folder.write("deep/stereo.wav", [0.5, -0.5, 0.25, -0.25], channels: 2)
        let loader = SoundLoader(folders: [folder.path])
        let (library, problems) = loader.sounds(of: Self.pattern("mono.wav", "deep/stereo.wav"), rate: 48_000)
        #expect(problems == [])
        #expect(library.clips[.path("mono.wav")] == SoundClip(mono: [0.5, -0.25], sampleRate: 48_000))
        #expect(
            library.clips[.path("deep/stereo.wav")]
                == SoundClip(stereo: [0.5, -0.5, 0.25, -0.25], sampleRate: 48_000))
    }

    @Test func `eight channels are mixed to two`() throws {
        let folder = try SoundFolder()
        try folder.write("eight.wav", [Float](repeating: 0.1, count: 16), channels: 8)
        let (library, problems) = SoundLoader(folders: [folder.path]).sounds(
            of: Self.pattern("eight.wav"), rate: 48_000)
        #expect(problems == [])
        let clip = try #require(library.clips[.path("eight.wav")])
        #expect(clip.isStereo)
        #expect(clip.frameCount == 2)
    }

    @Test func `a sound comes at the rate that was asked for`() throws {
        let folder = try SoundFolder()
        try folder.write("odd.wav", [Float](repeating: 0, count: 11_025), rate: 11_025)
        let (library, problems) = SoundLoader(folders: [folder.path]).sounds(of: Self.pattern("odd.wav"), rate: 48_000)
        let clip = try #require(library.clips[.path("odd.wav")])
        // Without libsamplerate it keeps its rate, and that is said.
        #expect(clip.sampleRate == 48_000 ? clip.frameCount == 48_000 : problems.count == 1)
    }

    @Test func `folders are searched in their order`() throws {
        let (first, second) = (try SoundFolder(), try SoundFolder())
        try first.write("both.wav", [0.125])
        try second.write("both.wav", [0.25])
        try second.write("second.wav", [0.5])
        let loader = SoundLoader(folders: [first.path, second.path])
        let (library, problems) = loader.sounds(of: Self.pattern("both.wav", "second.wav"), rate: 48_000)
        #expect(problems == [])
        #expect(library.clips[.path("both.wav")]?.samples == [0.125])
        #expect(library.clips[.path("second.wav")]?.samples == [0.5])
    }

    @Test func `what is missing is named, each once, and the rest is there`() throws {
        let folder = try SoundFolder()
        try folder.write("here.wav", [0.5])
        let pattern = Self.pattern("gone.wav", "here.wav", "gone.wav")
        let (library, problems) = SoundLoader(folders: [folder.path]).sounds(of: pattern, rate: 48_000)
        #expect(problems.map { $0.message } == ["\(folder.path)/gone.wav: cannot open: No such file or directory"])
        #expect(problems.map { $0.isPlayable } == [false])
        #expect(library.clips.count == 1)
    }

    @Test func `sounds together are limited as one is`() throws {
        let folder = try SoundFolder()
        try folder.write("a.wav", [Float](repeating: 0, count: 60))
        try folder.write("b.wav", [Float](repeating: 0, count: 60))
        let loader = SoundLoader(folders: [folder.path], limits: .init(maximumSamples: 100))
        let (library, problems) = loader.sounds(of: Self.pattern("a.wav", "b.wav"), rate: 48_000)
        #expect(library.clips.keys.map { $0 } == [.path("a.wav")])
        #expect(problems.count == 1)
    }

    @Test(arguments: [
        ("a.wav", true), ("deep/a.wav", true), ("./a.wav", true), ("deep/../a.wav", true), ("", false), (".", false),
        ("/a.wav", false), ("../a.wav", false), ("deep/../../a.wav", false), ("..", false), ("a\0.wav", false),
    ])
    func `a path leads inside or is refused`(path: String, isInside: Bool) {
        #expect(SoundLoader.staysInside(path) == isInside)
    }
}
