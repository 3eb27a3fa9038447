import Foundation
import TestSupport
import Testing

struct UsageTests {
    @Test(arguments: [
        "", "lint", "fmt", "info", "plot", "render", "play", "feedback", "devices", "doctor", "explain", "schema",
        "completions",
    ])
    func `help is as it was`(verb: String) throws {
        let result = try Command.run((verb.isEmpty ? [] : [verb]) + ["--help"], in: Folder())
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        assertSnapshot(result.output, verb.isEmpty ? "help.txt" : "help-\(verb).txt")
    }

    @Test func `the version is told`() throws {
        #expect(try Command.run(["--version"], in: Folder()).output.hasPrefix("haptics 0."))
    }

    @Test func `without a verb the help is shown as an error`() throws {
        let result = try Command.run([], in: Folder())
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("haptics checks, repairs, formats"))
    }

    @Test(arguments: [
        (["lnt"], "there is no verb 'lnt'; did you mean 'lint'?"),
        (["frobnicate"], "there is no verb 'frobnicate'; see haptics --help"),
        (["lint", "--fxi", "a"], "unknown option '--fxi'; did you mean '--fix'?"),
        (["lint", "--frobnicate"], "unknown option '--frobnicate'; see haptics lint --help"),
        (["lint", "-x", "a"], "unknown option '-x'; see haptics lint --help"),
        (["lint", "--format"], "--format needs a value, FORMAT"),
        (["lint", "--fix=yes", "a"], "--fix takes no value"),
        (["lint", "--format=jsno", "a"], "--format does not take 'jsno'; did you mean 'json'?"),
        (["lint", "--fail-on=never", "a"], "--fail-on does not take 'never'; it takes error, warning or note"),
        (["lint"], "lint needs a file or a folder; '-' is standard input"),
        (["lint", "--fix", "-", "a"], "'-' must be the only file with --fix or --diff"),
        (["lint", "--unsafe-fixes", "a"], "--unsafe-fixes needs --fix, or --diff to see them first"),
        (["completions", "tcsh"], "there are no completions for 'tcsh', only for bash, zsh and fish"),
        (["--fix"], "unknown option '--fix'; see haptics --help"),
    ])
    func `a wrong call is told`(arguments: [String], message: String) throws {
        let result = try Command.run(arguments, in: Folder())
        #expect(result.status == 2)
        #expect(result.errors == "haptics: \(message)\n")
        #expect(result.output == "")
    }

    @Test func `beginnings of options and options behind files will do`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine, "--fix": Fixture.fine])
        let result = try Command.run(["lint", "a.ahap", "--form", "json"], in: folder)
        #expect(result.output.hasPrefix("{\"files\""))
        #expect(try Command.run(["lint", "--", "--fix"], in: folder).output == "1 file: no findings\n")
        let unclear = try Command.run(["lint", "--f", "a.ahap"], in: folder)
        #expect(unclear.errors == "haptics: '--f' may mean --format, --fix or --fail-on\n")
    }
}
