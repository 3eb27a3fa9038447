import Foundation
import Testing

/// The linter and a validator from PyPI, on the same files: `scripts/check-schema.py` says whether they agree.
///
/// Runs where `make test` has named the command and a Python that has the validator.
struct SchemaValidatorTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let tools = [environment["HAPTICS_PYTHON"], environment["HAPTICS_BINARY"]].compactMap { $0 }

    @Test(.enabled(if: tools.count == 2, "needs HAPTICS_PYTHON and HAPTICS_BINARY"))
    func `schema and linter accept and reject the same files`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let script = Process()
        script.executableURL = URL(filePath: Self.tools[0])
        script.arguments = [
            root.appending(path: "scripts/check-schema.py").path, "--haptics", Self.tools[1],
            root.appending(path: "Examples").path,
        ]
        let output = Pipe()
        script.standardOutput = output
        script.standardError = output
        try script.run()
        let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(report)")
    }
}
