import Foundation
import Testing

struct RenderHardTests {
    private static let tap = RenderTests.tap

    /// A WAV file of one channel of 32-bit floating point at 48 kHz.
    private func wave(_ samples: [Float]) -> Data {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let body = samples.flatMap { little(Int($0.bitPattern), 4) }
        let format = little(3, 2) + little(1, 2) + little(48_000, 4) + little(192_000, 4) + little(4, 2) + little(32, 2)
        let chunks = Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8) + little(body.count, 4) + body
        return Data(Array("RIFF".utf8) + little(chunks.count, 4) + chunks)
    }

    @Test(arguments: [Float(1e17), .greatestFiniteMagnitude])
    func `a sound may be as loud as numbers go`(sample: Float) throws {
        let folder = try Folder(["a.ahap": Fixture.sound])
        try folder.write(wave([Float](repeating: sample, count: 100)), "chime.wav")
        let result = try Command.run(["render", "a.ahap", "-o", "a.wav"], in: folder)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(result.output.contains(", audio peak "))
    }

    @Test func `a rendering never takes the place of a sound that a pattern plays`() throws {
        let folder = try Folder(["a.ahap": Fixture.sound, "chime.ahap": Self.tap, "chime.wav": "mine"])
        for words in [["a.ahap", "-o", "chime.wav"], ["chime.ahap", "a.ahap", "-o", "./"]] {
            let result = try Command.run(["render"] + words, in: folder)
            #expect(result.status == 2)
            #expect(result.errors.hasSuffix("chime.wav is a sound that a.ahap plays; it would be lost\n"))
        }
        let piped = try Command.bash("$haptics render - -o chime.wav <a.ahap", in: folder)
        #expect(piped.errors == "haptics: <stdin>: chime.wav is a sound that it plays; it would be lost\n")
        #expect(try folder.names() == ["a.ahap", "chime.ahap", "chime.wav"])
        #expect(try folder.read("chime.wav") == "mine")
    }

    @Test func `a sound that is a pipe is not waited for`() throws {
        let folder = try Folder(["a.ahap": Fixture.sound])
        let result = try Command.bash("mkfifo chime.wav; $haptics render a.ahap -o a.wav", in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "haptics: a.ahap: sound chime.wav: is not a regular file; it is silent\n")
    }

    @Test(arguments: ["drive", "motors"])
    func `whoever closes the pipe is not told about it`(signal: String) throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        let script = """
            $haptics render a.ahap --repeat 3000 --signal \(signal) -o - | head -c 1 >/dev/null; exit ${PIPESTATUS[0]}
            """
        let result = try Command.bash(script, in: folder)
        #expect(result.errors == "")
        #expect(result.status == 128 + 13)
    }

    @Test func `a signal ends a call that waits for its input`() throws {
        let folder = try Folder()
        let script =
            "mkfifo in; sleep 60 >in & $haptics render - -o a.wav <in & kill -TERM $!; wait $!; s=$?; kill %1; exit $s"
        #expect(try Command.bash(script, in: folder).status == 128 + 15)
        #expect(try folder.names() == ["in"])
    }

    @Test func `a signal in the middle leaves nothing of a file`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        // Waits until the file beside the target is there, then asks for the end.
        let script = """
            $haptics render a.ahap --repeat 20000 --rate 8000 -o out/a.wav & p=$!
            until [ -n "$(ls -A out 2>/dev/null)" ] || ! kill -0 $p 2>/dev/null; do :; done
            kill -TERM $p; wait $p
            """
        let result = try Command.bash(script, in: folder)
        #expect(result.status == 128 + 15)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out") == [])
    }

    @Test func `of a motor table only the part that was asked for is computed`() throws {
        let late = Fixture.fine.replacing("\"Time\": 1,", with: "\"Time\": 1e9,")
        let folder = try Folder(["a.ahap": late])
        let result = try Command.run(["render", "a.ahap", "--signal=motors", "--end=1", "-o", "a.csv"], in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    @Test func `normalising all of what lasts too long is refused at once`() throws {
        let late = Fixture.fine.replacing("\"Time\": 1,", with: "\"Time\": 1e9,")
        let folder = try Folder(["a.ahap": late])
        let call = ["render", "a.ahap", "--limit=normalise", "--end=1", "-o", "a.wav"]
        let result = try Command.run(call, in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("--limit normalise renders all of it"))
    }

    @Test func `a pattern that cannot be rendered is described without its signal`() throws {
        let late = Fixture.fine.replacing("\"Time\": 1,", with: "\"Time\": 1e300,")
        let result = try Command.run(["info", "a.ahap"], in: Folder(["a.ahap": late]))
        #expect(result.errors.hasPrefix("haptics: a.ahap: cannot be rendered: 1e+300 s is too late"))
        #expect(!result.output.contains("  peak "))
    }
}
