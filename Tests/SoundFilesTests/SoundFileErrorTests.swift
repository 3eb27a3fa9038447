import SoundFiles
import Testing

/// The whole of what users see.
struct SoundFileErrorTests {
    private func text(_ bytes: [UInt8], limits: SoundLimits = SoundLimits()) -> String? {
        fault { () throws(SoundFileError) in _ = try read(bytes, limits: limits) }?.description
    }

    @Test func `a broken header`() {
        let file = WAVBytes.file(tag: 3, bits: 24, [])
        #expect(
            text(file) == "knock.wav: is a WAV file, but states floating-point samples of 24 bits; 32 or 64 are right")
    }

    @Test func `a format that is not read`() {
        #expect(
            text(Array("\0\0\0\u{20}ftypM4A ".utf8)) == """
                knock.wav: is MPEG-4 audio (M4A, MP4), which cannot be read here. WAV, FLAC, Ogg, MP3, AIFF and CAF can; \
                convert it, for example with: ffmpeg -i OLD -c:a pcm_f32le NEW.wav
                """)
    }

    @Test func `a library that is not there`() {
        #expect(
            text(Array("fLaC".utf8)) == """
                knock.wav: reading FLAC needs the library libsndfile, which could not be loaded (hidden from this test). \
                Install the package libsndfile1 (Debian, Ubuntu) or libsndfile (Fedora, Arch, Homebrew), or convert the \
                file to WAV with PCM or floating-point samples, which needs no library
                """)
    }

    @Test func `too much sound`() {
        let text = text(WAVBytes.file(WAVBytes.shorts(1, 2)), limits: SoundLimits(maximumSamples: 1))
        #expect(text == "knock.wav: is too long: at most 1 samples (frames times channels) are read")
    }

    @Test func `channels out of range`() {
        let format = WAVBytes.format(tag: 1, channels: 0, rate: 8000, bits: 16)
        let text = text(WAVBytes.riff(WAVBytes.chunk("fmt ", format)))
        #expect(text == "knock.wav: states 0 channels; 1 to 1024 can be read")
    }

    @Test func `no bytes`() { #expect(text([]) == "knock.wav: is empty, so it is no sound file") }

    @Test func `resampling without the library`() throws {
        let sound = try #require(Sound(samples: [1], channels: 1, sampleRate: 44_100))
        let thrown = fault { () throws(SoundFileError) in
            _ = try sound.resampled(to: 48_000, quality: .best, limits: SoundLimits()) {
                .failure(LibraryFault(detail: "hidden from this test"))
            }
        }
        #expect(
            thrown?.description == """
                changing a sample rate needs the library libsamplerate, which could not be loaded (hidden from this \
                test). Install the package libsamplerate0 (Debian, Ubuntu) or libsamplerate (Fedora, Arch, Homebrew), or \
                use sound that has the wanted rate already
                """)
    }
}
