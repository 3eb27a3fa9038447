import Foundation
import TestSupport
import Testing

struct PlotTests {
    private static let tap = Fixture.tap(sharpness: 0)

    /// The first bytes of a file.
    private func start(of name: String, in folder: Folder, _ count: Int) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(name)).prefix(count))
    }

    @Test func `the name of the output says what picture it is`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        for name in ["a.png", "a.SVG", "a.pdf"] {
            let result = try Command.run(["plot", "a.ahap", "-o", name, "--size=320x240"], in: folder)
            #expect((result.status, result.output, result.errors) == (0, "", ""))
        }
        let png = try start(of: "a.png", in: folder, 24)
        #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Width and height in the header, 320 and 240.
        #expect(Array(png.suffix(8)) == [0, 0, 1, 64, 0, 0, 0, 240])
        #expect(try start(of: "a.SVG", in: folder, 5) == Array("<?xml".utf8))
        #expect(try start(of: "a.pdf", in: folder, 5) == Array("%PDF-".utf8))
    }

    @Test func `a folder becomes a folder of pictures`() throws {
        let folder = try Folder(["p/a.ahap": Self.tap, "p/q/b.ahap": Self.tap])
        #expect(try Command.run(["plot", "p", "-o", "out", "--to", "svg"], in: folder).status == 0)
        #expect(try start(of: "out/a.svg", in: folder, 5) == Array("<?xml".utf8))
        #expect(try start(of: "out/q/b.svg", in: folder, 5) == Array("<?xml".utf8))
    }

    @Test func `standard output takes a picture`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.bash("$haptics plot - -o - <a.ahap >a.png", in: folder)
        #expect((result.status, result.errors) == (0, ""))
        #expect(try start(of: "a.png", in: folder, 4) == [0x89, 0x50, 0x4E, 0x47])
    }

    @Test func `without an output it is drawn in characters, without colour where there is no terminal`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        let result = try Command.run(["plot", "a.ahap"], in: folder, environment: ["COLUMNS": "50"])
        #expect(result.status == 0)
        #expect(!result.output.contains("\u{1B}"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 50 })
        assertSnapshot(result.output, "two-taps.txt")
    }

    @Test func `colours are those of the terminal`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let colour = ["plot", "a.ahap", "--color=always"]
        #expect(try Command.run(colour, in: folder).output.contains("\u{1B}[38;5;"))
        let full = try Command.run(colour, in: folder, environment: ["COLORTERM": "truecolor"])
        #expect(full.output.contains("\u{1B}[38;2;"))
    }

    @Test(arguments: [
        (["-o", "a.gif"], "'a.gif' should end in .png, .svg or .pdf, or be a folder ('a.gif/')"),
        (["-o", "a.png", "--size=10x10"], "--size takes two whole numbers of 160 to 16384, as 1200x750, not '10x10'"),
        (["-o", "a.png", "--size=wide"], "--size takes two whole numbers of 160 to 16384, as 1200x750, not 'wide'"),
        (["--size=320x240"], "--size is for pictures; name one with -o, such as -o plot.png"),
        (["--start=1", "--end=1"], "--end should be later than --start"),
        (["-o", "a.png", "--theme=drak"], "--theme does not take 'drak'; did you mean 'dark'?"),
    ])
    func `what has no meaning is refused`(words: [String], message: String) throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.run(["plot", "a.ahap"] + words, in: folder)
        #expect(result.errors == "haptics: \(message)\n")
        #expect(result.status == 2)
        #expect(try folder.names() == ["a.ahap"])
    }

    @Test func `a faulty pattern is drawn as far as it can be read`() throws {
        let folder = try Folder(["a.ahap": Fixture.error, "b.ahap": Fixture.broken])
        let faulty = try Command.run(["plot", "a.ahap"], in: folder)
        #expect(faulty.status == 1)
        #expect(faulty.errors.contains("[AH004 "))
        #expect(faulty.output.hasPrefix("a.ahap"))
        let broken = try Command.run(["plot", "b.ahap", "-o", "b.png"], in: folder)
        #expect(broken.status == 2)
        #expect(try folder.names() == ["a.ahap", "b.ahap"])
    }

    @Test func `what is too large for the memory is refused`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.run(["plot", "a.ahap", "-o", "a.png", "--size=16384x16384"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("haptics: a.ahap: a picture cannot have 16384.0 x 16384.0 pixels"))
    }

    @Test func `a full disk is told`() throws {
        let folder = try Folder(["a.ahap": Self.tap])
        let result = try Command.bash("$haptics plot a.ahap -o /dev/full", in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: a.ahap: /dev/full: No space left on device\n")
    }
}
