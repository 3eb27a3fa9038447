import Foundation
import Testing

struct CompletionsTests {
    /// What bash offers for the last of some words.
    private func offers(_ words: [String], in folder: Folder) throws -> [String] {
        let script = """
            source <($haptics completions bash)
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
            _haptics
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try Command.bash(script, in: folder)
        #expect(result.errors == "")
        return result.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test func `verbs are offered first`() throws {
        #expect(try offers(["haptics", ""], in: Folder()).contains("lint"))
        #expect(try offers(["haptics", "f"], in: Folder()) == ["feedback", "fmt"])
        #expect(try offers(["haptics", "--v"], in: Folder()) == ["--version"])
    }

    @Test func `names of feedback are offered`() throws {
        #expect(try offers(["haptics", "feedback", "selection."], in: Folder()).count == 4)
        #expect(
            try offers(["haptics", "feedback", "--flexibility", ""], in: Folder()) == ["rigid", "soft", "solid"])
    }

    @Test func `options are those of the verb`() throws {
        #expect(try offers(["haptics", "fmt", "--"], in: Folder()) == ["--check", "--color", "--diff", "--help"])
        #expect(try offers(["haptics", "lint", "--uns"], in: Folder()) == ["--unsafe-fixes"])
    }

    @Test func `values are those of the option`() throws {
        #expect(try offers(["haptics", "lint", "--format", ""], in: Folder()) == ["github", "json", "sarif", "text"])
        #expect(
            try offers(["haptics", "play", "--on", ""], in: Folder()) == ["audio", "gamepad", "null", "preview"])
        #expect(try offers(["haptics", "lint", "--fail-on", "=", "w"], in: Folder()) == ["warning"])
        #expect(try offers(["haptics", "lint", "--fail-on", "="], in: Folder()) == ["error", "note", "warning"])
    }

    @Test func `rules are offered by code and name, behind commas too`() throws {
        #expect(try offers(["haptics", "explain", "not-j"], in: Folder()) == ["not-json"])
        #expect(try offers(["haptics", "lint", "--select", "AH101,AH00"], in: Folder()).contains("AH101,AH001"))
    }

    @Test func `patterns and folders are offered as files`() throws {
        let folder = try Folder(["a b.ahap": "", "a.txt": "", "a/x": "", "A.AHAP": ""])
        #expect(try offers(["haptics", "lint", "a"], in: folder) == ["a", "a b.ahap"])
        #expect(try offers(["haptics", "fmt", "A"], in: folder) == ["A.AHAP"])
    }

    @Test(arguments: ["zsh", "fish"])
    func `the other shells read their completions without complaint`(shell: String) throws {
        let script = """
            command -v \(shell) >/dev/null || exit 0
            $haptics completions \(shell) >file && \(shell) -n file
            """
        let result = try Command.bash(script, in: Folder())
        #expect(result.status == 0)
        #expect(result.errors == "")
    }
}
