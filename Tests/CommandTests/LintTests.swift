import Foundation
import TestSupport
import Testing

struct LintTests {
    @Test func `a pattern without faults passes`() throws {
        let result = try Command.run(["lint", "a.ahap"], in: Folder(["a.ahap": Fixture.fine]))
        #expect(result.status == 0)
        #expect(result.output == "1 file: no findings\n")
        #expect(result.errors == "")
    }

    @Test func `an error fails, and is shown with its place`() throws {
        let result = try Command.run(["lint", "a.ahap"], in: Folder(["a.ahap": Fixture.error]))
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("a.ahap:7:22: error: "))
        #expect(result.output.contains(" [AH004 "))
        #expect(result.output.contains("\n     7 |         \"EventType\": \"HapticTransmission\",\n"))
    }

    @Test func `what is not JSON is a finding`() throws {
        let result = try Command.run(["lint", "a.ahap"], in: Folder(["a.ahap": Fixture.broken]))
        #expect(result.status == 1)
        #expect(result.output.contains(" [AH001 not-json]"))
    }

    @Test(arguments: [
        (Fixture.warning, "error", 0), (Fixture.warning, "warning", 1), (Fixture.warning, "note", 1),
        (Fixture.note, "warning", 0), (Fixture.note, "note", 1), (Fixture.error, "error", 1), (Fixture.fine, "note", 0),
    ])
    func `the status depends on the severity that is asked for`(text: String, severity: String, status: Int32) throws {
        let result = try Command.run(["lint", "--fail-on", severity, "a.ahap"], in: Folder(["a.ahap": text]))
        #expect(result.status == status)
    }

    @Test func `a missing file is told, and the others are linted`() throws {
        let folder = try Folder(["b.ahap": Fixture.error])
        let result = try Command.run(["lint", "a.ahap", "b.ahap"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: a.ahap: No such file or directory\n")
        #expect(result.output.hasPrefix("b.ahap:7:22: error: "))
    }

    @Test func `standard input is read for a dash`() throws {
        let result = try Command.run(["lint", "-"], in: Folder(), input: Fixture.error)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("<stdin>:7:22: error: "))
    }

    @Test func `a file named like standard input is a file`() throws {
        let result = try Command.run(["lint", "./-"], in: Folder(["-": Fixture.error]), input: Fixture.fine)
        #expect(result.output.hasPrefix("./-:7:22: error: "))
    }

    @Test func `a folder is searched, in the order of the names`() throws {
        let folder = try Folder([
            "p/b.ahap": Fixture.error, "p/a/z.AHAP": Fixture.error, "p/a.txt": Fixture.error,
            "p/.hidden.ahap": Fixture.error, "p/.git/c.ahap": Fixture.error, "p/c.ahap/d.ahap": Fixture.error,
        ])
        let result = try Command.run(["lint", "./p/"], in: folder)
        #expect(places(result.output) == ["p/a/z.AHAP", "p/b.ahap", "p/c.ahap/d.ahap"])
        let here = try Command.bash("cd p && $haptics lint .", in: folder)
        #expect(places(here.output) == ["a/z.AHAP", "b.ahap", "c.ahap/d.ahap"])
    }

    @Test func `a loop of links ends, and a file is linted once`() throws {
        let folder = try Folder(["p/a/x.ahap": Fixture.error])
        let result = try Command.bash("ln -s .. p/a/up && ln -s a p/b && $haptics lint p p/a/x.ahap", in: folder)
        #expect(places(result.output) == ["p/a/x.ahap"])
    }

    @Test func `a folder without patterns is told`() throws {
        let result = try Command.run(["lint", "p", "a.ahap"], in: Folder(["p/a.txt": "", "a.ahap": Fixture.fine]))
        #expect(result.status == 2)
        #expect(result.errors == "haptics: p: there are no .ahap files in this folder\n")
        #expect(result.output == "1 file: no findings\n")
    }

    @Test func `rules are selected and ignored by code and by name`() throws {
        let folder = try Folder(["a.ahap": Fixture.error, "b.ahap": Fixture.broken])
        let selected = try Command.run(["lint", "--select=not-json,AH113", "."], in: folder)
        #expect(places(selected.output) == ["b.ahap"])
        let ignored = try Command.run(["lint", "--ignore", "ah001,AH003", "--ignore=AH004", "."], in: folder)
        #expect(ignored.status == 0)
        #expect(try Command.run(["lint", "--select=", "."], in: folder).status == 2)
        let unknown = try Command.run(["lint", "--select", "AH0001", "."], in: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors == "haptics: there is no rule 'AH0001'; did you mean 'AH001'?\n")
    }

    @Test(.enabled(if: isOptimized), .timeLimit(.minutes(10)))
    func `a file without end is too large, and not read to the end`() throws {
        let result = try Command.run(["lint", "/dev/zero"], in: Folder())
        #expect(result.status == 1)
        #expect(result.output.contains(" [AH001 not-json]"))
    }

    @Test func `many files on many processors are reported in their order`() throws {
        var files: [String: String] = [:]
        for number in 100..<300 {
            // Of very different sizes, so that they are not done in the order in which they are begun.
            let padding = String(repeating: " ", count: number % 7 == 0 ? 400_000 : 0)
            files["\(number).ahap"] = padding + Fixture.error
        }
        let folder = try Folder(files)
        let first = try Command.run(["lint", "."], in: folder)
        #expect(places(first.output) == (100..<300).map { "\($0).ahap" })
        for _ in 0..<3 {
            #expect(try Command.run(["lint", "."], in: folder).output == first.output)
        }
    }

    @Test func `sounds are looked for beside the file and in the resource roots`() throws {
        let folder = try Folder(["p/a.ahap": Fixture.sound, "sounds/chime.wav": "", "p/q/chime.wav": ""])
        let missing = try Command.run(["lint", "--select=AH120", "p"], in: folder)
        #expect(missing.output.contains(" [AH120 "))
        try folder.write(Data("{\"resourceRoots\": [\"sounds\"]}".utf8), ".haptics.json")
        #expect(try Command.run(["lint", "--select=AH120", "p"], in: folder).output == "1 file: no findings\n")
        try folder.write(Data(), "p/chime.wav")
        try folder.write(Data("{}".utf8), ".haptics.json")
        #expect(try Command.run(["lint", "--select=AH120", "p"], in: folder).output == "1 file: no findings\n")
    }

    @Test func `the whole text of a report is as it was`() throws {
        let folder = try Folder(["faulty.ahap": Fixture.error, "warm.ahap": Fixture.warning])
        assertSnapshot(try Command.run(["lint", "."], in: folder).output, "report.txt")
    }

    /// The paths that findings name, each once, in order.
    private func places(_ output: String) -> [String] {
        var places: [String] = []
        for line in output.split(separator: "\n") where line.contains(": error: ") {
            let place = String(line.prefix { $0 != ":" })
            if places.last != place { places.append(place) }
        }
        return places
    }
}
