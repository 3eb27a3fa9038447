import Foundation
import Testing

/// What becomes of files and streams when writing goes well, and when it does not.
struct WritingTests {
    private let crooked = Fixture.fine.replacing("  ", with: "")

    @Test func `the mode of a file stays`() throws {
        let folder = try Folder(["a.ahap": crooked])
        let result = try Command.bash("chmod 640 a.ahap; $haptics fmt a.ahap >&2; stat -c %a a.ahap", in: folder)
        #expect(result.output == "640\n")
    }

    @Test func `of a link the target is replaced`() throws {
        let folder = try Folder(["p/a.ahap": crooked])
        let result = try Command.bash("ln -s p/a.ahap b.ahap; $haptics fmt b.ahap >&2; readlink b.ahap", in: folder)
        #expect(result.output == "p/a.ahap\n")
        #expect(try folder.read("p/a.ahap") != crooked)
        #expect(try folder.names() == ["b.ahap", "p"])
    }

    /// Runs the command without the rights of root, who may write anywhere.
    private let asNobody = """
        chmod 755 .; if [ $(id -u) = 0 ]; then as="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
        cp $haptics ./haptics
        """

    @Test func `a folder that may not be written to leaves the file as it was`() throws {
        let folder = try Folder(["p/a.ahap": crooked])
        let result = try Command.bash("\(asNobody)\nchmod 666 p/a.ahap; chmod 555 p; $as ./haptics fmt p", in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: p/a.ahap: Permission denied\n")
        #expect(try folder.read("p/a.ahap") == crooked)
        _ = try Command.bash("chmod 755 p", in: folder)
    }

    @Test func `a file that may not be written to is left alone`() throws {
        let folder = try Folder(["p/a.ahap": crooked])
        let result = try Command.bash("\(asNobody)\nchmod 444 p/a.ahap; chmod 777 p; $as ./haptics fmt p", in: folder)
        #expect(result.status == 2)
        #expect(try folder.read("p/a.ahap") == crooked)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/p") == ["a.ahap"])
    }

    @Test func `a file that cannot be read is told`() throws {
        let folder = try Folder(["a.ahap": Fixture.fine])
        let result = try Command.bash("\(asNobody)\nchmod 000 a.ahap; $as ./haptics lint a.ahap", in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: a.ahap: Permission denied\n")
        // There is nothing to sum up.
        #expect(result.output == "")
    }

    @Test func `a write that fails half-way leaves the file as it was, and nothing beside it`() throws {
        // A limit of 1 KiB for files, with content that takes more.
        let metadata = "\"Metadata\": {\"x\": \"\(String(repeating: "y", count: 3000))\"}, "
        let long = crooked.replacing("\"Version\"", with: metadata + "\"Version\"")
        let folder = try Folder(["a.ahap": long])
        let script = "(ulimit -f 1; $haptics fmt a.ahap 2>&1) | cat; exit ${PIPESTATUS[0]}"
        let result = try Command.bash(script, in: folder)
        #expect(result.status == 2)
        #expect(result.output.hasPrefix("haptics: a.ahap: File too large\n"))
        #expect(try folder.read("a.ahap") == long)
        #expect(try folder.names() == ["a.ahap"])
    }

    @Test(arguments: ["TERM", "INT", "HUP"])
    func `a signal leaves each file old or new, and nothing beside them`(signal: String) throws {
        let padding = String(repeating: "\n", count: 50_000)
        var files: [String: String] = [:]
        for number in 0..<40 { files["\(number).ahap"] = crooked + padding }
        let folder = try Folder(files)
        let new = try Command.run(["fmt", "-"], in: folder, input: crooked).output
        _ = try Command.bash("$haptics fmt . & kill -\(signal) $!; wait $!", in: folder)
        #expect(try folder.names() == files.keys.sorted())
        for name in files.keys {
            let text = try folder.read(name)
            #expect(text == new || text == crooked + padding)
        }
    }

    @Test func `a signal that is ignored stops nothing`() throws {
        var files: [String: String] = [:]
        for number in 0..<40 { files["\(number).ahap"] = crooked + String(repeating: "\n", count: 50_000) }
        let script = "trap '' TERM; $haptics fmt . & kill -TERM $!; wait $!"
        let result = try Command.bash(script, in: Folder(files))
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("40 files formatted, 0 canonical already\n"))
    }

    @Test func `a signal that is ignored stops nothing, though it be blocked and wait`() throws {
        var files: [String: String] = [:]
        for number in 0..<10 { files["\(number).ahap"] = crooked }
        let folder = try Folder(files)
        // Blocks and ignores the signal, sends it to itself, and becomes the command: then it waits from the start.
        let script = """
            import os, signal
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            os.kill(os.getpid(), signal.SIGTERM)
            os.execv(os.environ["haptics"], ["haptics", "fmt", "."])
            """
        try folder.write(Data(script.utf8), "call.py")
        let result = try Command.bash("python3 call.py", in: folder)
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("10 files formatted, 0 canonical already\n"))
    }

    @Test func `what is not a regular file is not waited for`() throws {
        let folder = try Folder()
        let result = try Command.bash("mkfifo a.ahap; $haptics fmt a.ahap; $haptics lint --fix a.ahap", in: folder)
        let message = "haptics: a.ahap: Not a regular file; '-' reads standard input\n"
        #expect(result.errors == message + message)
        #expect(result.status == 2)
    }

    @Test func `a full disk is told`() throws {
        for arguments in ["lint a.ahap", "fmt -", "explain", "schema", "--help", "info a.ahap"] {
            let folder = try Folder(["a.ahap": Fixture.fine])
            let result = try Command.bash("$haptics \(arguments) <a.ahap >/dev/full", in: folder)
            #expect(result.status == 2, "\(arguments)")
            #expect(result.errors == "haptics: standard output: No space left on device\n")
        }
    }

    @Test func `a closed standard output is told, and no file is mistaken for it`() throws {
        let folder = try Folder(["a.ahap": crooked])
        let result = try Command.bash("$haptics fmt a.ahap >&-", in: folder)
        #expect(result.status == 2)
        #expect(result.errors == "haptics: standard output: Bad file descriptor\n")
        #expect(try folder.read("a.ahap").hasPrefix("{\n  \"Version\""))
    }

    @Test func `a reader that goes away ends the command quietly`() throws {
        var files: [String: String] = [:]
        for number in 0..<400 { files["\(number).ahap"] = Fixture.error }
        let script = "$haptics lint --all . | head -n 1; echo ${PIPESTATUS[0]}"
        let result = try Command.bash(script, in: Folder(files))
        #expect(result.errors == "")
        #expect(result.output.split(separator: "\n").last == "141")
    }
}
