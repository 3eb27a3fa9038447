import Foundation
import SoundFiles
import Testing

/// Standard output and its like.
struct WAVWriterStreamTests {
    @Test func `a pipe gets sizes that mean: to the end`() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        var writer = try WAVWriter(descriptor: descriptor, channels: 1, sampleRate: 8000, samples: .int16)
        try writer.write([0.5, -0.5])
        try writer.finish()
        #expect(fcntl(descriptor, F_GETFD) != -1, "the descriptor stays open")
        try pipe.fileHandleForWriting.close()
        let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
        #expect(Array(bytes[4..<8]) == [255, 255, 255, 255])
        #expect(Array(bytes[72..<80]) == Array("data".utf8) + [255, 255, 255, 255])
        let sound = try read(bytes)
        #expect(sound.samples == [0.5, -0.5])
        #expect(sound.faults.isEmpty)
    }

    @Test func `silence in a pipe is made of zeros`() throws {
        let pipe = Pipe()
        var writer = try WAVWriter(
            descriptor: pipe.fileHandleForWriting.fileDescriptor, channels: 2, sampleRate: 8000, samples: .int16)
        try writer.write([0.5, -0.5])
        try writer.writeSilence(frames: 3)
        try writer.write([0.25, -0.25])
        try writer.finish()
        try pipe.fileHandleForWriting.close()
        let sound = try read([UInt8](pipe.fileHandleForReading.readDataToEndOfFile()))
        #expect(sound.samples == [0.5, -0.5, 0, 0, 0, 0, 0, 0, 0.25, -0.25])
    }

    @Test func `a pipe that nobody reads any more is an error, not a signal`() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        var writer = try WAVWriter(descriptor: descriptor, channels: 1, sampleRate: 8000)
        try pipe.fileHandleForReading.close()
        var thrown: [SoundFileError] = []
        for _ in 0..<2 {
            do throws(SoundFileError) {
                try writer.write([Float](repeating: 0.5, count: 100_000))
            } catch {
                thrown.append(error)
            }
        }
        try pipe.fileHandleForWriting.close()
        #expect(thrown.map(\.description) == .init(repeating: "standard output: cannot write: Broken pipe", count: 2))
    }

    @Test func `a pipe that does not wait is waited for`() throws {
        let pipe = Pipe()
        let (reader, descriptor) = (pipe.fileHandleForReading, pipe.fileHandleForWriting.fileDescriptor)
        #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) != -1)
        let reading = OtherThread { [UInt8](reader.readDataToEndOfFile()) }
        let samples = [Float](repeating: 0.5, count: 300_000)
        var writer = try WAVWriter(descriptor: descriptor, channels: 1, sampleRate: 8000)
        try writer.write(samples)
        try writer.finish()
        try pipe.fileHandleForWriting.close()
        let sound = try read(#require(reading.result))
        #expect(isEqual(sound.samples, samples))
    }

    @Test func `a file behind a descriptor gets its true sizes, from where it stood`() throws {
        let folder = try TemporaryFolder()
        try folder.write([], "a.bin")
        let file = try #require(FileHandle(forUpdatingAtPath: folder.path("a.bin")))
        try file.write(contentsOf: Array("four".utf8))
        var writer = try WAVWriter(descriptor: file.fileDescriptor, channels: 1, sampleRate: 8000, samples: .int16)
        try writer.write([0.5, -0.5])
        try writer.finish()
        try file.write(contentsOf: Array("more".utf8))
        let bytes = try folder.bytes("a.bin")
        let expected = WAVBytes.riff(
            WAVBytes.chunk("JUNK", [UInt8](repeating: 0, count: 28)),
            WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 8000, bits: 16)),
            WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384)))
        #expect(bytes == Array("four".utf8) + expected + Array("more".utf8))
    }

    @Test func `a file that is appended to is a stream`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("four".utf8), "a.bin")
        let file = try #require(FileHandle(forUpdatingAtPath: folder.path("a.bin")))
        #expect(fcntl(file.fileDescriptor, F_SETFL, O_APPEND) != -1)
        var writer = try WAVWriter(descriptor: file.fileDescriptor, channels: 1, sampleRate: 8000, samples: .int16)
        try writer.write([0.5])
        try writer.finish()
        let bytes = try folder.bytes("a.bin")
        #expect(bytes.starts(with: Array("fourRIFF".utf8) + [255, 255, 255, 255]))
        #expect(try read(Array(bytes[4...])).samples == [0.5])
    }

    @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full"), "there is no /dev/full"))
    func `a full device is an error, and stays a device`() throws {
        let thrown = fault { () throws(SoundFileError) in
            var writer = try WAVWriter(path: "/dev/full", channels: 1, sampleRate: 8000)
            try writer.write([0.5])
            try writer.finish()
        }
        #expect(thrown?.description == "/dev/full: cannot write: No space left on device")
        let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
        #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func `a closed descriptor is an error`() {
        let thrown = fault { () throws(SoundFileError) in
            _ = try WAVWriter(descriptor: -1, name: "nowhere", channels: 1, sampleRate: 8000)
        }
        #expect(thrown?.description == "nowhere: cannot write: Bad file descriptor")
    }
}
