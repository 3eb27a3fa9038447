import Foundation
import SoundFiles
import Testing

/// Files by their paths.
struct SoundFileTests {
    private let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func error(_ path: String, limits: SoundLimits = SoundLimits()) -> SoundFileError? {
        fault { () throws(SoundFileError) in _ = try SoundFile.decode(path: path, limits: limits) }
    }

    @Test func `a file is read as its bytes are`() throws {
        let bytes = WAVBytes.file(channels: 2, (0..<100_000).flatMap { WAVBytes.little(Int16(truncatingIfNeeded: $0)) })
        try folder.write(bytes, "a.wav")
        let sound = try SoundFile.decode(path: folder.path("a.wav"))
        #expect(try sound == read(bytes))
    }

    @Test func `the extension does not matter`() throws {
        try folder.write(WAVBytes.file(WAVBytes.shorts(16384)), "a.mp3")
        #expect(try SoundFile.decode(path: folder.path("a.mp3")).samples == [0.5])
    }

    @Test func `a missing file`() {
        #expect(
            error(folder.path("a.wav"))?.description
                == "\(folder.path("a.wav")): cannot open: No such file or directory")
    }

    @Test func `a folder`() {
        #expect(error(folder.path)?.description == "\(folder.path): is a folder, not a sound file")
    }

    @Test func `a device`() {
        #expect(error("/dev/null")?.description == "/dev/null: is a device; sound is read from files and pipes")
    }

    @Test func `a path with a zero byte is refused, not cut`() throws {
        try folder.write(WAVBytes.file([]), "a.wav")
        let path = folder.path("a.wav") + "\0"
        #expect(error(path)?.description == "\(path): cannot open: Invalid argument")
    }

    @Test func `a pipe with a name`() throws {
        let path = folder.path("pipe")
        // The path is a C string for as long as the call lasts.
        try #require(unsafe mkfifo(path, 0o600) == 0)
        let bytes = WAVBytes.file((0..<100_000).flatMap { WAVBytes.little(Int16(truncatingIfNeeded: $0)) })
        let writing = OtherThread { try #require(FileHandle(forWritingAtPath: path)).write(contentsOf: bytes) }
        let sound = try SoundFile.decode(path: path)
        #expect(writing.result != nil)
        #expect(try sound == read(bytes))
    }

    @Test func `a file of 5 GiB is refused at once`() throws {
        let sizes = WAVBytes.little(UInt64(5 << 30)) + WAVBytes.little(UInt64(5 << 30)) + WAVBytes.little(UInt64(0))
        let header =
            Array("RF64".utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8)
            + WAVBytes.chunk("ds64", sizes + WAVBytes.little(UInt32(0)))
            + WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 2, rate: 48_000, bits: 16))
            + WAVBytes.chunk("data", [], size: .max)
        try folder.write(header, "a.wav")
        let file = try #require(FileHandle(forUpdatingAtPath: folder.path("a.wav")))
        try file.truncate(atOffset: UInt64(header.count) + 5 << 30)
        #expect(error(folder.path("a.wav"))?.reason == .tooLong(1 << 28))
    }

    @Test func `sound behind the fourth gigabyte is found`() throws {
        let sizes = WAVBytes.little(UInt64(5 << 30)) + WAVBytes.little(UInt64(4)) + WAVBytes.little(UInt64(0))
        let table = WAVBytes.little(UInt32(1)) + Array("void".utf8) + WAVBytes.little(UInt64(5 << 30))
        let header =
            Array("RF64".utf8) + WAVBytes.little(UInt32.max) + Array("WAVE".utf8)
            + WAVBytes.chunk("ds64", sizes + table)
            + WAVBytes.chunk("fmt ", WAVBytes.format(tag: 1, channels: 1, rate: 48_000, bits: 16))
            + WAVBytes.chunk("void", [], size: .max)
        try folder.write(header, "a.wav")
        let file = try #require(FileHandle(forUpdatingAtPath: folder.path("a.wav")))
        try file.seek(toOffset: UInt64(header.count) + 5 << 30)
        try file.write(contentsOf: WAVBytes.chunk("data", WAVBytes.shorts(16384, -16384)))
        #expect(try SoundFile.decode(path: folder.path("a.wav")).samples == [0.5, -0.5])
    }
}
