import FoundationEssentials

/// The files that are measured on, in one folder.
enum SampleFiles {
    static let size = 20_000_000
    static let pretty = "pretty.ahap"
    static let compact = "compact.ahap"
    static let small = "small.ahap"

    static func write(to folder: String) throws {
        try save(SampleFile.bytes(size: size, isPretty: true), pretty, folder)
        try save(SampleFile.bytes(size: size, isPretty: false), compact, folder)
        try save(SampleFile.bytes(size: 4000, isPretty: true), small, folder)
    }

    static func bytes(of name: String, in folder: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path(of: name, in: folder))))
    }

    static func path(of name: String, in folder: String) -> String { "\(folder)/\(name)" }

    private static func save(_ bytes: [UInt8], _ name: String, _ folder: String) throws {
        try Data(bytes).write(to: URL(filePath: path(of: name, in: folder)))
    }
}
