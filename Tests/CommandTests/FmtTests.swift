import Foundation
import Testing

struct FmtTests {
    private let crooked = Fixture.fine.replacing("  ", with: "")

    @Test func `files are written in the canonical layout, and it is said`() throws {
        let folder = try Folder(["a.ahap": crooked, "b.ahap": Fixture.fine])
        let result = try Command.run(["fmt", "."], in: folder)
        #expect(result.status == 0)
        #expect(result.output == "a.ahap: formatted\n1 file formatted, 1 canonical already\n")
        #expect(try Command.run(["fmt", "--check", "."], in: folder).status == 0)
        #expect(try folder.names() == ["a.ahap", "b.ahap"])
    }

    @Test func `a file that is canonical is not written`() throws {
        let folder = try Folder(["a.ahap": crooked])
        _ = try Command.run(["fmt", "a.ahap"], in: folder)
        let result = try Command.bash("touch -d 2001-02-03 a.ahap; $haptics fmt a.ahap; stat -c %Y a.ahap", in: folder)
        #expect(result.output.hasPrefix("0 files formatted, 1 canonical already\n981"))
    }

    @Test func `checking writes nothing and fails`() throws {
        let folder = try Folder(["a.ahap": crooked])
        let result = try Command.run(["fmt", "--check", "a.ahap"], in: folder)
        #expect(result.status == 1)
        #expect(result.output == "a.ahap: not in canonical layout\n1 file to format, 0 canonical already\n")
        #expect(try folder.read("a.ahap") == crooked)
    }

    @Test func `a difference is shown instead`() throws {
        let folder = try Folder(["a.ahap": crooked])
        let result = try Command.run(["fmt", "--diff", "a.ahap"], in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- a.ahap\n+++ a.ahap\n@@ "))
        #expect(try folder.read("a.ahap") == crooked)
        let script = """
            command -v patch >/dev/null || exit 0
            $haptics fmt --diff a.ahap | patch -p0 && $haptics fmt --check a.ahap
            """
        let patched = try Command.bash(script, in: folder)
        #expect(patched.status == 0)
    }

    @Test func `standard input goes to standard output`() throws {
        let folder = try Folder(["a.ahap": crooked])
        _ = try Command.run(["fmt", "a.ahap"], in: folder)
        let result = try Command.run(["fmt", "-"], in: folder, input: crooked)
        #expect(result.output == (try folder.read("a.ahap")))
        #expect(result.status == 0)
        #expect(try Command.run(["fmt", "--check", "-"], in: folder, input: crooked).status == 1)
        #expect(try Command.run(["fmt", "-", "a.ahap"], in: folder).status == 2)
    }

    @Test func `what is not JSON is told with its place, and the other files are done`() throws {
        let folder = try Folder(["a.ahap": Fixture.broken, "b.ahap": crooked])
        let result = try Command.run(["fmt", "."], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("a.ahap:22:3: error: "))
        #expect(result.errors.contains(" [AH001 not-json]"))
        #expect(result.output.contains("b.ahap: formatted\n"))
        #expect(try folder.read("a.ahap") == Fixture.broken)
    }
}
