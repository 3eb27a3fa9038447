import Foundation

/// Clang, for declarations of our own against the headers of libraries that may or may not be here.
public enum HeaderCompiler {
    private static let clang = ["/usr/bin/clang", "/usr/local/bin/clang"] + searchPath.map { $0 + "/clang" }
    private static var searchPath: [String] {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    private static let compiler = clang.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether there is a compiler, and it finds these headers.
    public static func has(_ headers: String...) -> Bool {
        compiler != nil && (try? compile(headers.map { "#include <\($0)>\n" }.joined())) == ""
    }

    /// The header of a target of ours.
    public static func header(of target: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/\(target)/include/\(target).h").standardized.path
    }

    /// Checks that a struct of ours has each field at its place, of its type, and nothing after the last.
    public static func sameLayout(_ ours: String, _ theirs: String, _ fields: [String]) -> String {
        fields.map { field in
            """
            _Static_assert(offsetof(\(ours), \(field)) == offsetof(\(theirs), \(field)), "\(field)");
            _Static_assert(__builtin_types_compatible_p(
                __typeof__(((\(ours) *)0)->\(field)), __typeof__(((\(theirs) *)0)->\(field))), "type of \(field)");

            """
        }.joined() + "_Static_assert(sizeof(\(ours)) == sizeof(\(theirs)), \"\(ours)\");\n"
    }

    /// Checks that types of ours are those of the libraries' functions.
    public static func sameSignatures(_ functions: KeyValuePairs<String, String>) -> String {
        functions.map { ours, theirs in
            "_Static_assert(__builtin_types_compatible_p(\(ours), __typeof__(&\(theirs))), \"\(theirs)\");\n"
        }.joined()
    }

    /// Checks that numbers of ours are those of the libraries.
    public static func sameNumbers(_ numbers: KeyValuePairs<String, String>) -> String {
        numbers.map { ours, theirs in "_Static_assert((int)(\(ours)) == (int)\(theirs), \"\(theirs)\");\n" }.joined()
    }

    /// What the compiler has to say; nothing if all is well.
    public static func compile(_ source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("haptics-\(UUID().uuidString).c")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = compiler.map { URL(fileURLWithPath: $0) }
        process.arguments = [
            "-std=c11", "-fsyntax-only", "-Wall", "-Wno-nullability-extension",
            "-I/opt/homebrew/include", "-I/usr/local/include", file.path,
        ]
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : text + "\nstatus \(process.terminationStatus)"
    }
}
