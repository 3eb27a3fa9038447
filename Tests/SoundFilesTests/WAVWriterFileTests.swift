import Foundation
import SoundFiles
import Testing

/// What becomes of files, old and new.
struct WAVWriterFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.wav")
    }

    private func write(to path: String, _ samples: [Float] = [0.5]) -> SoundFileError? {
        fault { () throws(SoundFileError) in
            var writer = try WAVWriter(path: path, channels: 1, sampleRate: 8000)
            try writer.write(samples)
            try writer.finish()
        }
    }

    @Test func `an atomic file appears when it is finished`() throws {
        var writer = try WAVWriter(path: path, channels: 1, sampleRate: 8000)
        try writer.write([0.5])
        try writer.flush()
        #expect(folder.names.count == 1)
        #expect(folder.names.allSatisfy { $0.hasPrefix(".") })
        #expect(writer.partialPath?.hasPrefix(folder.path + "/.") == true)
        try writer.finish()
        #expect(folder.names == ["a.wav"])
    }

    @Test func `a writer that goes unfinished leaves the old file and nothing else`() throws {
        try folder.write([1, 2, 3], "a.wav")
        do {
            var writer = try WAVWriter(path: path, channels: 1, sampleRate: 8000)
            try writer.write([Float](repeating: 0.5, count: 100_000))
        }
        #expect(folder.names == ["a.wav"])
        #expect(try folder.bytes("a.wav") == [1, 2, 3])
    }

    @Test func `an old file is replaced and its permissions kept`() throws {
        try folder.write([1, 2, 3], "a.wav")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(write(to: path) == nil)
        #expect(try read(folder.bytes("a.wav")).samples == [0.5])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func `a link stays a link`() throws {
        try folder.write([1], "old.wav")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "old.wav")
        #expect(write(to: path) == nil)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "old.wav")
        #expect(try read(folder.bytes("old.wav")).samples == [0.5])
    }

    @Test func `two writers of one file do not disturb each other`() throws {
        var first = try WAVWriter(path: path, channels: 1, sampleRate: 8000)
        var second = try WAVWriter(path: path, channels: 1, sampleRate: 8000)
        try first.write([1])
        try second.write([2])
        try second.finish()
        try first.finish()
        #expect(folder.names == ["a.wav"])
        #expect(try read(folder.bytes("a.wav")).samples == [1])
    }

    @Test func `a live file is whole after each flush`() throws {
        var writer = try WAVWriter(path: path, channels: 1, sampleRate: 8000, samples: .int24, mode: .live)
        #expect(try read(folder.bytes("a.wav")).frameCount == 0)
        var samples: [Float] = []
        for count in [1, 2, 100_001, 3] {
            let more = (0..<count).map { Float($0 % 512) / 512 }
            try writer.write(more)
            try writer.flush()
            samples += more
            let sound = try read(folder.bytes("a.wav"))
            #expect(isEqual(sound.samples, samples))
            #expect(sound.faults.isEmpty)
            #expect(try folder.bytes("a.wav").count % 2 == 0)
        }
        try writer.finish()
        #expect(try isEqual(read(folder.bytes("a.wav")).samples, samples))
        #expect(folder.names == ["a.wav"])
    }

    @Test func `a live file has whole frames even without a flush, and stays`() throws {
        do {
            var writer = try WAVWriter(path: path, channels: 7, sampleRate: 8000, mode: .live)
            try writer.write([Float](repeating: 0.5, count: 70_000))
        }
        let sound = try read(folder.bytes("a.wav"))
        #expect(sound.frameCount == (1 << 18) / 28)
        #expect(sound.faults.isEmpty)
    }

    @Test func `a live file and an atomic one have the same bytes`() throws {
        #expect(write(to: path, [0.5, 0.25]) == nil)
        var writer = try WAVWriter(path: folder.path("b.wav"), channels: 1, sampleRate: 8000, mode: .live)
        try writer.write([0.5])
        try writer.flush()
        try writer.write([0.25])
        try writer.finish()
        #expect(try folder.bytes("b.wav") == folder.bytes("a.wav"))
    }

    @Test func `a folder is no place for sound`() {
        #expect(write(to: folder.path)?.reason == .folder)
    }

    @Test(arguments: ["missing/a.wav", "file/a.wav"])
    func `a place that cannot be is named with the system's reason`(name: String) throws {
        try folder.write([1], "file")
        let thrown = write(to: folder.path(name))
        let reason = name.hasPrefix("file") ? "Not a directory" : "No such file or directory"
        #expect(thrown?.description == "\(folder.path(name)): cannot create: \(reason)")
        #expect(folder.names == ["file"])
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
    func `a folder that may not be written to`() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        #expect(write(to: path)?.description == "\(path): cannot create: Permission denied")
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
    func `a file that may not be written to is not replaced either`() throws {
        try folder.write([1], "a.wav")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(write(to: path)?.description == "\(path): cannot create: Permission denied")
        #expect(try folder.bytes("a.wav") == [1])
    }

    @Test func `a path with a zero byte is refused, not cut`() {
        #expect(write(to: path + "\0.txt")?.description == "\(path)\0.txt: cannot create: Invalid argument")
        #expect(folder.names.isEmpty)
    }
}
