import Foundation
import Testing

struct LintFixTests {
    @Test func `safe fixes are made in place and told`() throws {
        let folder = try Folder(["a.ahap": Fixture.warning])
        let result = try Command.run(["lint", "--fix", "a.ahap"], in: folder)
        #expect(result.status == 0)
        #expect(result.output == "a.ahap: fixed 1 finding (1 of AH101)\n1 file: no findings\n")
        #expect(try folder.read("a.ahap").contains("\"ParameterValue\": 1"))
        #expect(try folder.names() == ["a.ahap"])
    }

    @Test func `what is left decides the status`() throws {
        let folder = try Folder(["a.ahap": Fixture.error])
        #expect(try Command.run(["lint", "--fix", "a.ahap"], in: folder).status == 1)
        #expect(try folder.read("a.ahap") == Fixture.error)
    }

    @Test func `other formats keep standard output to themselves`() throws {
        let result = try Command.run(["lint", "--fix", "--format=json", "."], in: Folder(["a.ahap": Fixture.warning]))
        #expect(result.errors == "a.ahap: fixed 1 finding (1 of AH101)\n")
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    }

    @Test func `standard input is fixed onto standard output`() throws {
        let result = try Command.run(["lint", "--fix", "-"], in: Folder(), input: Fixture.note)
        #expect(result.output == Fixture.fine)
        #expect(result.errors.hasPrefix("<stdin>: fixed 1 finding (1 of AH106)\n"))
        #expect(result.status == 0)
    }

    @Test func `unsafe fixes are made when asked for`() throws {
        let text = Fixture.fine.replacing("\"Time\": 1,", with: "\"Time\": 1,\n        \"EventDuratoin\": 1.0,")
        let folder = try Folder(["a.ahap": text])
        _ = try Command.run(["lint", "--fix", "a.ahap"], in: folder)
        #expect(try folder.read("a.ahap") == text)
        _ = try Command.run(["lint", "--fix", "--unsafe-fixes", "a.ahap"], in: folder)
        #expect(try folder.read("a.ahap").contains("\"EventDuration\": 1.0"))
        let alone = try Command.run(["lint", "--unsafe-fixes", "a.ahap"], in: folder)
        #expect(alone.status == 2)
    }

    @Test func `a difference is shown instead, and can be applied`() throws {
        let folder = try Folder(["p/a.ahap": Fixture.warning, "p/b.ahap": Fixture.fine])
        let result = try Command.run(["lint", "--diff", "p"], in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- p/a.ahap\n+++ p/a.ahap\n@@ -6,7 +6,7 @@\n"))
        #expect(result.errors == "haptics: would fix 1 finding, and leave 0\n")
        #expect(try folder.read("p/a.ahap") == Fixture.warning)
        let script = """
            command -v patch >/dev/null || exit 0
            $haptics lint --diff p | patch -p0 && $haptics lint --fail-on note p
            """
        let patched = try Command.bash(script, in: folder)
        #expect(patched.status == 0)
    }

    @Test func `nothing to fix is no difference`() throws {
        let result = try Command.run(["lint", "--diff", "a.ahap"], in: Folder(["a.ahap": Fixture.fine]))
        #expect(result.status == 0)
        #expect(result.output == "")
    }
}
