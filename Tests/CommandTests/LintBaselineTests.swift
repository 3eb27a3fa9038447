import Foundation
import Testing

struct LintBaselineTests {
    @Test func `what is known is accepted, and what is new fails`() throws {
        let folder = try Folder(["p/a.ahap": Fixture.error, "p/b.ahap": Fixture.broken])
        let written = try Command.run(["lint", "--baseline=known.json", "--write-baseline", "p"], in: folder)
        #expect(written.status == 0)
        #expect(written.output.hasSuffix("known from now on\n"))
        let known = try Command.run(["lint", "--baseline=known.json", "p"], in: folder)
        #expect(known.status == 0)
        #expect(known.output.hasPrefix("2 files: no new findings (and "))
        try folder.write(Data(Fixture.error.utf8), "p/c.ahap")
        let new = try Command.run(["lint", "--baseline=known.json", "p"], in: folder)
        #expect(new.status == 1)
        #expect(new.output.hasPrefix("p/c.ahap:7:22: error: "))
    }

    @Test func `a baseline means the same from another folder`() throws {
        let folder = try Folder(["p/q/a.ahap": Fixture.error])
        _ = try Command.run(["lint", "--baseline=p/known.json", "--write-baseline", "p"], in: folder)
        #expect(try folder.read("p/known.json").contains("\"path\":\"q/a.ahap\""))
        let result = try Command.bash("cd p/q && $haptics lint --baseline=../known.json \"$PWD/a.ahap\"", in: folder)
        #expect(result.status == 0)
    }

    @Test func `formatting keeps findings known`() throws {
        let folder = try Folder(["a.ahap": "\n\n" + Fixture.warning.replacing("\n", with: "\n\n")])
        let lint = ["lint", "--fail-on=note", "--baseline=known.json", "a.ahap"]
        _ = try Command.run(lint + ["--write-baseline"], in: folder)
        _ = try Command.run(["fmt", "a.ahap"], in: folder)
        #expect(try Command.run(lint, in: folder).status == 0)
    }

    @Test func `a missing or broken baseline is told`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine, "known.json": "{\"version\": 1,\n \"findings\": 3}"])
        let missing = try Command.run(["lint", "--baseline=none.json", "a.ahap"], in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors == "haptics: none.json: No such file or directory\n")
        let broken = try Command.run(["lint", "--baseline=known.json", "a.ahap"], in: folder)
        #expect(broken.status == 2)
        #expect(broken.errors.hasPrefix("known.json:2:14: error: 'findings' should be an array"))
        let nowhere = try Command.run(["lint", "--write-baseline", "a.ahap"], in: folder)
        #expect(nowhere.errors == "haptics: --write-baseline needs --baseline=FILE\n")
    }
}
