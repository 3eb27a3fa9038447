import Foundation

/// Clang, for headers of libraries that may or may not be here.
enum HeaderCompiler {
    private static let clang = ["/usr/bin/clang", "/usr/local/bin/clang"] + searchPath.map { $0 + "/clang" }
    private static var searchPath: [String] {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    private static let compiler = clang.first { FileManager.default.isExecutableFile(atPath: $0) }
    static let hasHeaders =
        compiler != nil && (try? compile("#include <sndfile.h>\n#include <samplerate.h>\n")) == ""

    static let ourHeader = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/CSoundLibraries/include/CSoundLibraries.h").standardized.path

    /// What the compiler has to say; nothing if all is well.
    static func compile(_ source: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(Array(source.utf8), "check.c")
        let process = Process()
        let output = Pipe()
        process.executableURL = compiler.map { URL(fileURLWithPath: $0) }
        process.arguments = [
            "-std=c11", "-fsyntax-only", "-Wall", "-Wno-nullability-extension",
            "-I/opt/homebrew/include", "-I/usr/local/include", folder.path("check.c"),
        ]
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : text + "\nstatus \(process.terminationStatus)"
    }
}
