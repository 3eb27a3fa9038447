import Foundation
import HapticDevices
import HapticRendering
import Testing

/// Sound devices, of which SDL's disk driver stands for one: it writes the frames that it is given.
@Suite(.enabled(if: HasSDL.isHere, "SDL2 is not installed"))
struct AudioOutputTests {
    /// What a trial wrote: samples of frames of so many channels, from the first block that is not silent.
    private func frames(_ words: [String], channels: Int) throws -> [[Float]] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("haptics-\(UUID().uuidString).raw")
        defer { try? FileManager.default.removeItem(at: file) }
        let environment = ["SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": file.path, "SDL_DISKAUDIODELAY": "0"]
        let trial = try Trial(words, environment: environment)
        #expect(trial.lines == ["stopped"])
        let data = try Data(contentsOf: file)
        var samples = stride(from: 0, to: data.count / 4 * 4, by: 4).map { place in
            Float(bitPattern: data[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        // The device may have asked once for a block while it was not yet to play.
        let block = 512 * channels
        while samples.count > block, samples[..<block].allSatisfy({ $0 == 0 }) { samples.removeFirst(block) }
        return stride(from: 0, to: samples.count / channels * channels, by: channels).map { start in
            Array(samples[start..<start + channels])
        }
    }

    @Test func `with two channels what is felt is added to the left of what is heard`() throws {
        let frames = try frames(["audio", "FILE", "0.2"], channels: 2)
        let expected = try Trial.expected(seconds: 0.15)
        #expect(expected.left.contains { $0 != 0 } && expected.left != expected.right)
        for index in expected.haptic.indices {
            let frame = [expected.left[index] + expected.haptic[index], expected.right[index]]
            if frames[index] != frame {
                Issue.record("frame \(index) is \(frames[index]), not \(frame)")
                return
            }
        }
    }

    @Test func `chosen channels carry what is felt, and the first two what is heard`() throws {
        let frames = try frames(["audio", "FILE", "0.2", "3", "4"], channels: 4)
        let expected = try Trial.expected(seconds: 0.15)
        for index in expected.haptic.indices {
            let (left, right, haptic) = (expected.left[index], expected.right[index], expected.haptic[index])
            if frames[index] != [left, right, haptic, haptic] {
                Issue.record("frame \(index) is \(frames[index])")
                return
            }
        }
    }

    @Test func `a preview is made for the ear, on both sides`() throws {
        let frames = try frames(["preview", "FILE", "0.2"], channels: 2)
        var settings = RenderSettings()
        settings.signal = .preview
        let expected = try Trial.expected(seconds: 0.15, settings)
        for index in expected.haptic.indices {
            let haptic = expected.haptic[index]
            if frames[index] != [expected.left[index] + haptic, expected.right[index] + haptic] {
                Issue.record("frame \(index) is \(frames[index])")
                return
            }
        }
    }

    @Test func `a device that goes is reported once, and the output may be stopped from within the report`() throws {
        let environment = ["SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": "/dev/full"]
        #expect(try Trial(["lost", "FILE"], environment: environment).lines == ["failed", "stopped"])
    }

    @Test func `a channel that no device has is refused`() throws {
        let environment = ["SDL_AUDIODRIVER": "dummy"]
        let trial = try Trial(["audio", "FILE", "0.1", "9"], environment: environment)
        #expect(
            trial.lines == [
                "error: audio cannot be played on: sound devices have channels 1 to 8, not [9]"
            ])
    }

    @Test func `a sound system that is not there is told`() throws {
        let trial = try Trial(["audio", "FILE", "0.1"], environment: ["SDL_AUDIODRIVER": "nonsense"])
        #expect(trial.lines.count == 1 && trial.lines[0].hasPrefix("error: sound cannot be played on: "))
    }
}

/// Whether SDL2 can be loaded; asked without starting any of it.
enum HasSDL {
    static let isHere = DeviceLibraries.sdlVersion != nil
}

struct AudioLayoutTests {
    @Test(arguments: [(1, [1]), (2, [1]), (3, [1]), (4, [3, 4]), (6, [1]), (8, [1])])
    func `what is felt has channels by the number of them`(count: Int, channels: [Int]) {
        #expect(AudioLayout(count: count, chosen: nil, isPreview: false).haptic == channels)
    }

    @Test(arguments: [(1, [1]), (2, [1, 2]), (4, [1, 2])])
    func `a preview is on the first two`(count: Int, channels: [Int]) {
        #expect(AudioLayout(count: count, chosen: nil, isPreview: true).haptic == channels)
    }

    @Test func `channels that are not there are left out`() {
        #expect(AudioLayout(count: 4, chosen: [0, 2, 5], isPreview: false).haptic == [2])
    }

    @Test func `a single channel carries both sides`() {
        let layout = AudioLayout(count: 1, chosen: nil, isPreview: false)
        #expect((layout.left, layout.right) == (1, 1))
    }
}
