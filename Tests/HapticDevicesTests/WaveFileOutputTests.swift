import Foundation
import HapticDevices
import HapticPlayback
import HapticRendering
import SoundFiles
import Testing

struct WaveFileOutputTests {
    private func path(_ name: String = "out.wav") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haptics-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name).path
    }

    private func remove(_ path: String) {
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    /// Lets the wall clock pass until something is so, at most ten seconds.
    private func wait(until isSo: () throws -> Bool) rethrows {
        let end = Date() + 10
        while try !isSo(), Date() < end { usleep(200) }
    }

    private func bytes(of path: String) throws -> [UInt8] {
        let file = try #require(FileHandle(forReadingAtPath: path))
        var bytes: [UInt8] = []
        while let next = try file.read(upToCount: 1 << 16), !next.isEmpty { bytes += next }
        return bytes
    }

    @Test func `the file can be read at any moment, and holds what was played in the end`() throws {
        let path = try path()
        defer { remove(path) }
        let output = WaveFileOutput(path: path)
        let (source, player) = try Trial.source()
        try output.start(source) { Issue.record("\($0)") }
        var (last, looks) = (0, 0)
        try wait {
            // From the front to the end of that moment: a reader that takes the file's length first, and then a header
            // that has grown since, would miss frames.
            let sound = try SoundFile.decode(bytes(of: path), name: path)
            #expect((sound.channels, sound.sampleRate, sound.faults.isEmpty) == (3, 48_000, true))
            #expect(sound.frameCount >= last)
            (last, looks) = (sound.frameCount, looks + 1)
            return sound.frameCount >= 7200
        }
        #expect(looks > 3)
        output.stop()
        let sound = try SoundFile.decode(path: path)
        #expect(sound.frameCount == source.nextSample - 1)
        let expected = try Trial.expected(seconds: Double(sound.frameCount) / 48_000)
        #expect(stride(from: 0, to: sound.samples.count, by: 3).map { sound.samples[$0] } == expected.haptic)
        #expect(stride(from: 1, to: sound.samples.count, by: 3).map { sound.samples[$0] } == expected.left)
        #expect(stride(from: 2, to: sound.samples.count, by: 3).map { sound.samples[$0] } == expected.right)
        withExtendedLifetime(player) {}
    }

    @Test func `started again the file goes on, with silence for the pause`() throws {
        let path = try path()
        defer { remove(path) }
        let output = WaveFileOutput(path: path)
        let source = try HapticSource()
        try output.start(source) { _ in }
        wait { source.nextSample > 960 }
        output.stop()
        let first = source.nextSample
        source.skip(to: first + 1000)
        try output.start(source) { _ in }
        wait { source.nextSample > first + 1900 }
        output.stop()
        #expect(try SoundFile.decode(path: path).frameCount == source.nextSample - 1)
        #expect(output.path == path)
    }

    @Test func `a second output of a process has a file of its own`() throws {
        let path = try path()
        defer { remove(path) }
        let outputs = [WaveFileOutput(path: path), WaveFileOutput(path: path)]
        for output in outputs { try output.start(HapticSource()) { _ in } }
        for output in outputs { output.stop() }
        #expect(outputs[1].path == path.dropLast(4) + "-2.wav")
        #expect(FileManager.default.fileExists(atPath: outputs[1].path))
        #expect(outputs.map(\.name) == ["wav:\(path)", "wav:\(path)"])
    }

    @Test func `a path has one file however it is spelt`() throws {
        let path = try path()
        defer { remove(path) }
        let folder = String(path.dropLast("out.wav".count))
        let outputs = [path, "\(folder)./out.wav", "\(folder)out-2.wav"].map { WaveFileOutput(path: $0) }
        for output in outputs { try output.start(HapticSource()) { _ in } }
        for output in outputs { output.stop() }
        #expect(outputs[1].path == "\(folder)./out-2.wav")
        #expect(outputs[2].path == "\(folder)out-2-2.wav")
    }

    @Test func `a start that fails takes no number`() throws {
        let path = try path("none/out.wav")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        defer { remove(folder.path) }
        let output = WaveFileOutput(path: path)
        #expect(throws: OutputError.self) { try output.start(HapticSource()) { _ in } }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try output.start(HapticSource()) { _ in }
        output.stop()
        #expect(output.path == path)
    }

    @Test func `a long pause is a hole that reads as silence`() throws {
        let path = try path()
        defer { remove(path) }
        let output = WaveFileOutput(path: path)
        let source = try HapticSource()
        try output.start(source) { _ in }
        output.stop()
        // 24 minutes, which would be 0.8 GB.
        source.skip(to: 1440 * 48_000)
        try output.start(source) { _ in }
        output.stop()
        var status = stat()
        #expect(unsafe stat(path, &status) == 0)
        #expect(status.st_size > 1440 * 48_000 * 12)
        #expect(status.st_blocks * 512 < 1 << 20)
    }

    #if !canImport(Darwin)
        @Test func `each engine of a process has a file with what it played, and questions have none`() throws {
            let path = try path()
            defer { remove(path) }
            #expect(try Trial(["engines"], environment: ["HAPTICS_OUTPUT": "wav:\(path)"]).lines == ["true", "true"])
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["out-2.wav", "out-3.wav", "out.wav"])
            for name in names {
                let sound = try SoundFile.decode(path: folder.appendingPathComponent(name).path)
                #expect(sound.frameCount > 480 && sound.samples.contains { $0 != 0 })
            }
        }
    #endif

    @Test(arguments: [
        ("out.wav", "out-2.wav"), ("a.b/out", "a.b/out-2"), (".hidden", ".hidden-2"),
        ("a/out.tar.wav", "a/out.tar-2.wav"),
    ])
    func `the number goes before the extension`(path: String, numbered: String) {
        #expect(WavePaths.numbered(path, 2) == numbered)
    }

    @Test func `a place where no file can be is told`() throws {
        let output = WaveFileOutput(path: "/no/such/folder/out.wav")
        do {
            try output.start(HapticSource()) { _ in }
            Issue.record("started")
        } catch let error as OutputError {
            guard case .file(let path, _) = error else { throw error }
            #expect(path == "/no/such/folder/out.wav")
            #expect("\(error)".contains("No such file or directory"))
        }
    }
}
