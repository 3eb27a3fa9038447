import Foundation
import Testing

struct RenderFaultTests {
    private static let tap = RenderTests.tap

    @Test(arguments: [
        ([], "render needs -o: a file (.wav) or a folder"),
        (["-o", ""], "-o needs a name, such as out.wav or a folder, not ''"),
        (["-o", ".wav"], "-o needs a name, such as out.wav or a folder, not '.wav'"),
        (["-o", "a.mp3"], "'a.mp3' should end in .wav or .wave, or be a folder ('a.mp3/')"),
        (["-o", "a.wav", "--signal=motors"], "'a.wav' should end in .csv, or be a folder ('a.wav/')"),
        (["-o", "a.wav", "--rate=44.1"], "--rate takes a whole number from 2000 to 192000, not '44.1'"),
        (["-o", "a.wav", "--rate=1000"], "--rate takes a whole number from 2000 to 192000, not '1000'"),
        (["-o", "a.wav", "--bits=8"], "--bits does not take '8'; it takes 32, 24 or 16"),
        (["-o", "a.wav", "--start=x"], "--start takes a number from 0 up, not 'x'"),
        (["-o", "a.wav", "--start=nan"], "--start takes a number from 0 up, not 'nan'"),
        (["-o", "a.wav", "--start=2", "--end=1"], "--end should be later than --start"),
        (["-o", "a.wav", "--actuator=lra-phone"], "there is no model 'lra-phone'; did you mean 'lra-iphone'?"),
        (
            ["-o", "a.wav", "--actuator=150:0"],
            "--actuator takes HZ:QUALITY as two numbers above 0, such as 150:8, not '150:0'"
        ),
        (
            ["-o", "a.wav", "--actuator=flat", "--signal=drive"],
            "--actuator goes with --signal motion; drive does not depend on a model"
        ),
        (["-o", "a.wav", "--profile=refrence"], "there is no profile 'refrence'; did you mean 'reference'?"),
        (
            ["-o", "a.csv", "--signal=motors", "--bits=16"],
            "--bits does not go with --signal motors, which writes a table of strengths"
        ),
        (
            ["b.ahap", "-o", "a.wav", "-o", "-"],
            "several files cannot be written to standard output; name a folder with -o"
        ),
        (["b.ahap", "-o", "b.ahap"], "b.ahap is a file; several patterns need a folder"),
        (["p/a.ahap", "-o", "out"], "a.ahap and p/a.ahap would both be written to out/a.wav"),
    ])
    func `what has no meaning is refused before anything is written`(words: [String], message: String) throws {
        let folder = try Folder(["a.ahap": Self.tap, "b.ahap": Self.tap, "p/a.ahap": Self.tap])
        let result = try Command.run(["render", "a.ahap"] + words, in: folder)
        #expect(result.errors == "haptics: \(message)\n")
        #expect(result.status == 2)
        #expect(try folder.names() == ["a.ahap", "b.ahap", "p"])
    }

    @Test func `a pattern is never written over`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.bash("ln -s a.ahap a.wav; $haptics render a.ahap -o a.wav", in: folder)
        #expect(result.errors == "haptics: a.wav is one of the patterns; it would be lost\n")
        #expect(try folder.read("a.ahap") == Self.tap)
    }

    @Test func `a faulty pattern is rendered as far as it can be read, and the fault is told`() throws {
        let folder = try Folder(["a.ahap": Fixture.error])
        let result = try Command.run(["render", "a.ahap", "-o", "a.wav"], in: folder)
        #expect(result.status == 1)
        #expect(result.errors.contains("[AH004 "))
        #expect(try Wave(folder, "a.wav").data.count > 48_000 * 4)
    }

    @Test func `what is not JSON is not rendered, and the others are`() throws {
        let folder = try Folder(["a.ahap": Fixture.broken, "b.ahap": Self.tap])
        let result = try Command.run(["render", ".", "-o", "out/"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(" [AH001 not-json]"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out") == ["b.wav"])
    }

    @Test func `a sound that is missing is silent, and said`() throws {
        let folder = try Folder(["a.ahap": Fixture.sound])
        let result = try Command.run(["render", "a.ahap", "-o", "a.wav"], in: folder)
        #expect(result.status == 0)
        let message = "sound chime.wav: cannot open: No such file or directory; it is silent"
        #expect(result.errors == "haptics: a.ahap: \(message)\n")
    }

    @Test func `a sound outside the pattern's folder is not opened`() throws {
        let outside = Fixture.sound.replacing("chime.wav", with: "../chime.wav")
        let folder = try Folder(["p/a.ahap": outside, "chime.wav": "RIFF"])
        let result = try Command.run(["render", "p/a.ahap", "-o", "a.wav"], in: folder)
        #expect(result.errors.contains("../chime.wav: leads out of the pattern's folder"))
    }

    @Test func `what lasts too long is refused unless it is allowed`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        let long = ["render", "a.ahap", "--rate=2000", "-o", "a.wav", "--repeat"]
        let result = try Command.run(long + ["30000"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("haptics: a.ahap: lasts 30000.0 s, longer than 21600.0 s; choose a part"))
        #expect(try folder.names() == ["a.ahap"])
        #expect(try Command.run(long + ["20", "--max-duration=10"], in: folder).status == 2)
        #expect(try Command.run(long + ["20", "--max-duration=30"], in: folder).status == 0)
    }

    @Test func `a part after the end is refused`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.run(["render", "a.ahap", "--start", "7", "-o", "a.wav"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: a.ahap: is over after 0.0875 s, before --start 7.0\n")
    }

    @Test func `a write that fails half-way leaves the old file`() throws {
        let folder = try Folder(["a.ahap": Self.tap, "a.wav": "old"])
        let script = "(ulimit -f 1; $haptics render a.ahap -o a.wav 2>&1) | cat; exit ${PIPESTATUS[0]}"
        let result = try Command.bash(script, in: folder)
        #expect(result.status == 2)
        #expect(result.output == "haptics: a.ahap: a.wav: cannot write: File too large\n")
        #expect(try folder.read("a.wav") == "old")
        #expect(try folder.names() == ["a.ahap", "a.wav"])
    }

    @Test func `a full disk is told`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.bash("$haptics render a.ahap -o /dev/full", in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("/dev/full: cannot write: No space left on device"))
    }

    @Test func `a program that is not installed is named`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let script = "cp $haptics here; ./here render a.ahap -o a.wav; cd /; ln -s $haptics $OLDPWD/link"
        let result = try Command.bash(script, in: folder)
        #expect(result.errors.hasPrefix("haptics: render is done by the program haptics-media, which is not in "))
        #expect(result.errors.hasSuffix("; install haptics again\n"))
        #expect(try Command.bash("./link render a.ahap -o a.wav", in: folder).status == 0)
    }
}
