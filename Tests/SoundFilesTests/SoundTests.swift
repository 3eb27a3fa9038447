import SoundFiles
import Testing

struct SoundTests {
    @Test func `a sound has whole frames, a channel and a rate`() {
        #expect(Sound(samples: [1, 2, 3], channels: 2, sampleRate: 8000) == nil)
        #expect(Sound(samples: [1, 2], channels: 0, sampleRate: 8000) == nil)
        #expect(Sound(samples: [1, 2], channels: -1, sampleRate: 8000) == nil)
        #expect(Sound(samples: [1, 2], channels: 2, sampleRate: 0) == nil)
        #expect(Sound(samples: [], channels: 3, sampleRate: 1)?.frameCount == 0)
    }

    @Test func `channels without a speaker are unplaced`() {
        let sound = Sound(samples: [1, 2, 3], channels: 3, sampleRate: 8000, speakers: [.backLeft])
        #expect(sound?.speakers == [.backLeft, .unplaced, .unplaced])
    }

    @Test func `duration is frames over rate`() {
        #expect(Sound(samples: [1, 2, 3, 4, 5, 6], channels: 2, sampleRate: 2)?.duration == 1.5)
    }
}
