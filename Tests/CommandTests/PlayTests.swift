import Foundation
import Testing

struct PlayTests {
    /// No gamepad of this machine.
    static let alone = ["SDL_GAMECONTROLLER_IGNORE_DEVICES_EXCEPT": "0x0001/0x0001", "SDL_AUDIODRIVER": "dummy"]

    /// A buzz of 0.1 s, fast enough for a test.
    private static let buzz = Fixture.tap(sharpness: 0).replacing(
        "\"EventType\": \"HapticTransient\"",
        with: "\"EventDuration\": 0.1,\n        \"EventType\": \"HapticContinuous\"")

    private func play(_ words: [String], _ files: [String: String], _ more: [String: String] = [:]) throws -> Command {
        try Command.run(
            ["play"] + words, in: Folder(files), environment: Self.alone.merging(more) { $1 })
    }

    @Test func `without a device it says so and plays in silence`() throws {
        let result = try play(["a.ahap"], ["a.ahap": Self.buzz])
        #expect(result.status == 0)
        #expect(result.output == "a.ahap: 0:00.10 on null\n")
        #expect(result.errors.hasPrefix("haptics: there is no gamepad to play on; playing in silence"))
    }

    @Test func `files are played one after the other`() throws {
        let result = try play(["b.ahap", "a.ahap", "--on", "null"], ["a.ahap": Self.buzz, "b.ahap": Self.buzz])
        #expect(result.status == 0)
        #expect(result.output == "b.ahap: 0:00.10 on null\na.ahap: 0:00.10 on null\n")
        #expect(result.errors == "")
    }

    @Test func `the environment names an output`() throws {
        let result = try play(["a.ahap"], ["a.ahap": Self.buzz], ["HAPTICS_OUTPUT": "null"])
        #expect((result.status, result.errors) == (0, ""))
    }

    @Test func `a file gets what a rendering has`() throws {
        let folder = try Folder(["a.ahap": Self.buzz])
        let played = try Command.run(
            ["play", "a.ahap", "--on", "wav:played.wav"], in: folder, environment: Self.alone)
        #expect((played.status, played.output) == (0, "a.ahap: 0:00.10 on wav:played.wav\n"))
        #expect(try Command.run(["render", "a.ahap", "-o", "rendered.wav"], in: folder).status == 0)
        let rendered = try samples(of: "rendered.wav", in: folder, channels: 1)
        var haptic = try samples(of: "played.wav", in: folder, channels: 3)
        // The file begins before the pattern does; its first sample is 0.
        let start = try #require(haptic.firstIndex { $0 != 0 })
        haptic.removeFirst(start - 1)
        #expect(Array(haptic.prefix(rendered.count)) == rendered)
    }

    @Test(arguments: ["a.ahap", "./a.ahap", "link.ahap"])
    func `a pattern is not written over`(path: String) throws {
        let folder = try Folder(["a.ahap": Self.buzz])
        let result = try Command.bash("ln a.ahap link.ahap; $haptics play a.ahap --on wav:\(path)", in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: \(path) cannot be written: a.ahap is played; it would be lost\n")
        #expect(try folder.read("a.ahap") == Self.buzz)
    }

    @Test func `neither is a sound, nor what standard input comes from`() throws {
        let folder = try Folder(["a.ahap": Fixture.sound, "chime.wav": "RIFF"])
        let script = "$haptics play a.ahap --on wav:chime.wav; $haptics play - --on wav:a.ahap <a.ahap"
        let result = try Command.bash(script, in: folder)
        #expect(result.errors.contains("haptics: chime.wav cannot be written: chime.wav is played; it would be lost\n"))
        #expect(result.errors.contains("haptics: a.ahap cannot be written: <stdin> is played; it would be lost\n"))
        #expect((result.status, try folder.read("chime.wav")) == (2, "RIFF"))
        #expect(try folder.read("a.ahap") == Fixture.sound)
    }

    @Test(arguments: ["", "sleep 9 <>p & sleeper=$!; "])
    func `a signal ends waiting for the reader of a pipe`(reader: String) throws {
        let folder = try Folder(["a.ahap": Self.buzz.replacing("0.1", with: "9")])
        let script = "mkfifo p; \(reader)timeout -k 5 -s TERM 1 $haptics play a.ahap --on wav:p; status=$?; "
        let result = try Command.bash(script + "[ -z \"$sleeper\" ] || kill $sleeper; exit $status", in: folder)
        #expect(result.status == 124)
    }

    /// The first channel of a WAV file of floats.
    private func samples(of name: String, in folder: Folder, channels: Int) throws -> [Float] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
        let start = try #require(data.range(of: Data("data".utf8))).upperBound + 4
        return stride(from: start, to: data.count - 3, by: 4 * channels).map { place in
            Float(bitPattern: data[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
    }

    @Test(arguments: [
        (["--on=nowhere"], "no output is called \"nowhere\": say one of null, wav:PATH, gamepad"),
        (["--on=virtual"], "virtual cannot be played on: its time passes in programs only; take null"),
        (["--on=gamepad"], "gamepad cannot be played on: no gamepad is connected"),
        (["--on=wav:/no/such/folder/a.wav"], "/no/such/folder/a.wav cannot be written: "),
        (["--speed=0"], "--speed takes a number from 0.01 to 100, not '0'"),
        (["--gain=-1"], "--gain takes a number from 0 to 10, not '-1'"),
        (["--on=null", "--start=5"], "a.ahap: is over after 0.1 s, before --start 5.0"),
        (["--watch", "-"], "--watch needs files; standard input cannot be read again"),
    ])
    func `what cannot be done is told`(words: [String], message: String) throws {
        let result = try play(["a.ahap"] + words, ["a.ahap": Self.buzz])
        #expect(result.errors.hasPrefix("haptics: \(message)"))
        #expect(result.status == 2)
    }

    @Test func `faults are told, and the rest is played`() throws {
        let faulty = try play(
            ["a.ahap", "--on=null"], ["a.ahap": Fixture.error.replacing("\"Time\": 1", with: "\"Time\": 0.1")])
        #expect(faulty.status == 1)
        #expect(faulty.errors.contains("[AH004 "))
        #expect(faulty.output.hasPrefix("a.ahap: "))
        let broken = try play(["a.ahap", "b.ahap", "--on=null"], ["a.ahap": Fixture.broken, "b.ahap": Self.buzz])
        #expect(broken.status == 2)
        #expect(broken.output == "b.ahap: 0:00.10 on null\n")
        let missing = try play(["none.ahap", "--on=null"], [:])
        #expect((missing.status, missing.errors) == (2, "haptics: none.ahap: No such file or directory\n"))
    }

    @Test func `what lasts no time plays once, though it be a loop`() throws {
        let result = try play(["a.ahap", "--loop", "--on=null"], ["a.ahap": Fixture.tap(sharpness: 0)])
        #expect(result.status == 0)
        #expect(result.errors == "haptics: a.ahap: lasts 0 s, so that it cannot be played in a loop; playing it once\n")
    }

    #if os(Linux)
        /// Runs a script in a pseudo terminal of 40 columns; what appears on it.
        ///
        /// - Parameters:
        ///   - keys: What is typed at once; then the end, which is typed as Control-D and ends a player, too.
        ///   - quiet: Seconds in which nothing is typed instead.
        private func terminal(
            _ script: String, keys: String = "", quiet: Int? = nil, in folder: Folder
        ) throws -> String {
            let inside = "stty cols 40; stty -g >before; \(script); echo status $?; stty -g >after"
            let typing = quiet.map { "sleep \($0)" } ?? "printf '%b' '\(keys)'"
            let call = "export TERM=xterm; \(typing) | script -qec '\(inside)' /dev/null"
            let result = try Command.bash(call, in: folder)
            #expect(try folder.read("before") == folder.read("after"))
            return result.output
        }

        @Test func `the meter stays in its line, and the terminal is left as it was`() throws {
            let folder = try Folder(["a.ahap": Self.buzz])
            let output = try terminal("$haptics play a.ahap --on null", quiet: 3, in: folder)
            let lines = output.split(whereSeparator: { $0 == "\r" || $0 == "\n" || $0 == "\r\n" })
            let meters = lines.filter { $0.hasPrefix("▶") }
            #expect(!meters.isEmpty)
            for meter in meters {
                let shown = String(meter).replacing("\u{1B}[K", with: "").replacing("\u{1B}[1m", with: "")
                    .replacing("\u{1B}[0m", with: "")
                #expect(shown.count < 40)
            }
            #expect(output.contains("status 0"))
        }

        @Test func `q ends a loop`() throws {
            let folder = try Folder(["a.ahap": Self.buzz])
            #expect(try terminal("$haptics play a.ahap --loop --on null", keys: "q", in: folder).contains("status 0"))
        }

        @Test func `a signal ends a loop, and the terminal is left as it was`() throws {
            let folder = try Folder(["a.ahap": Self.buzz])
            let script = "timeout --foreground -s TERM 0.3 $haptics play a.ahap --loop --on null"
            #expect(try terminal("(\(script) </dev/tty)", quiet: 4, in: folder).contains("status 124"))
        }
    #endif
}
