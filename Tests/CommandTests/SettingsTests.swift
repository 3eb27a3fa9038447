import Foundation
import Testing

struct SettingsTests {
    @Test func `the nearest settings upwards from a file count`() throws {
        let folder = try Folder([
            ".haptics.json": "{\"rules\": {\"AH101\": \"off\"}}",
            "p/q/a.ahap": Fixture.warning, "r/b.ahap": Fixture.warning,
            "r/.haptics.json": "{\"rules\": {\"AH101\": \"error\"}}",
        ])
        let result = try Command.run(["lint", "."], in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("r/b.ahap:9:"))
        #expect(result.output.contains(": error: "))
        #expect(result.output.hasSuffix("2 files: 1 error; --fix repairs 1\n"))
        // Also for a file that is named from within its folder.
        #expect(try Command.bash("cd p/q && $haptics lint --fail-on=note a.ahap", in: folder).status == 0)
    }

    @Test func `settings that are named replace those that are found`() throws {
        let folder = try Folder([
            ".haptics.json": "{\"rules\": {\"AH101\": \"off\"}}", "a.ahap": Fixture.warning, "own.json": "{}",
        ])
        let result = try Command.run(["lint", "--settings", "own.json", "--fail-on=warning", "a.ahap"], in: folder)
        #expect(result.status == 1)
        let missing = try Command.run(["lint", "--settings", "no.json", "a.ahap"], in: folder)
        #expect(missing.errors == "haptics: no.json: No such file or directory\n")
        #expect(missing.status == 2)
    }

    @Test func `a rule that is selected runs though the settings switch it off`() throws {
        let folder = try Folder([".haptics.json": "{\"rules\": {\"AH101\": \"off\"}}", "a.ahap": Fixture.warning])
        #expect(try Command.run(["lint", "--select=AH101", "--fail-on=warning", "."], in: folder).status == 1)
    }

    @Test func `settings that cannot be read are told`() throws {
        let result = try Command.run(["lint", "a.ahap"], in: Folder([".haptics.json/x": "", "a.ahap": Fixture.fine]))
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("/.haptics.json: Is a folder\n"))
    }

    @Test func `mistakes in settings are told with line and column`() throws {
        let folder = try Folder([".haptics.json": "{\n  \"rules\": { \"AH999\": \"off\" }\n}", "a.ahap": Fixture.fine])
        let result = try Command.run(["lint", "a.ahap"], in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("/.haptics.json:2:14: error: unknown rule 'AH999'\n"))
        #expect(result.output == "")
    }
}
