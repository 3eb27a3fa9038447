import Foundation
import Testing

/// One call of the built command.
struct Command {
    var status: Int32
    var output: String
    var errors: String

    /// The command: `HAPTICS_BINARY`, or the one that was built with the tests.
    static let binary: String = {
        if let path = ProcessInfo.processInfo.environment["HAPTICS_BINARY"] { return path }
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("haptics").path
    }()

    /// Runs it in a folder, with nothing in its environment but what is given.
    static func run(
        _ arguments: [String], in folder: Folder, input: String = "", environment: [String: String] = [:]
    ) throws -> Command {
        try start(binary, arguments, in: folder, input: Data(input.utf8), environment: environment)
    }

    /// Runs a script of bash, in which `$haptics` is the command.
    static func bash(_ script: String, in folder: Folder, input: String = "") throws -> Command {
        let environment = ["haptics": binary, "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
        return try start("/bin/bash", ["-c", script], in: folder, input: Data(input.utf8), environment: environment)
    }

    /// Files stand for the streams, so that no pipe can fill up.
    private static func start(
        _ path: String, _ arguments: [String], in folder: Folder, input: Data, environment: [String: String]
    ) throws -> Command {
        let streams = try Folder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = environment
        for name in ["input", "output", "errors"] { try streams.write(name == "input" ? input : Data(), name) }
        process.standardInput = try FileHandle(forReadingFrom: streams.url.appendingPathComponent("input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("errors"))
        try process.run()
        // The caller may have no other use of the folder, which would be gone too soon.
        withExtendedLifetime(folder) { process.waitUntilExit() }
        return Command(
            status: process.terminationStatus, output: try streams.read("output"), errors: try streams.read("errors"))
    }
}

/// A folder for one test, gone with its last use.
final class Folder {
    let url: URL

    /// With some files, whose folders are made.
    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("haptics-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(Data(text.utf8), name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ data: Data, _ name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// All names in it, hidden ones too, sorted.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
