import FoundationEssentials

/// One measured job: a number of ours beside the same number of others. Kept as data in `Benchmarks/results`.
struct BenchmarkResult: Codable {
    /// A line of the table.
    struct Comparison: Codable {
        /// What was compared with.
        var with: String
        /// Its median, in the unit of the result.
        var value: Double
        /// How ours stands to it; the median over the rounds.
        var ratio: Double
        /// What the ratio should be at least, or at most; absent where it is information.
        var atLeast: Double?
        var atMost: Double?

        var isReached: Bool { (atLeast.map { ratio >= $0 } ?? true) && (atMost.map { ratio <= $0 } ?? true) }
    }

    var job: String
    /// `seconds`, `bytes` or `blocks`; the first of one sample or event where the job says so.
    var unit: String
    /// Ours, the median.
    var value: Double
    /// What the job was done on: bytes of a file, or events of a pattern, or samples.
    var fileSize: Int?
    var events: Int?
    var samples: Int?
    var rounds: Int
    var comparisons: [Comparison]
}

/// The results of one verb, one file in the results folder.
struct BenchmarkResults: Codable {
    var name: String
    /// Where they were measured.
    var machine: Machine
    var results: [BenchmarkResult]

    func save(in folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        var data = try encoder.encode(self)
        data.append(0x0A)
        try data.write(to: URL(filePath: "\(folder)/\(name).json"))
    }
}

/// What the figures depend on.
struct Machine: Codable {
    var processor: String
    var system: String

    static var this: Machine {
        Machine(
            processor: line("model name", in: "/proc/cpuinfo") ?? "unknown",
            system: line("PRETTY_NAME", in: "/etc/os-release") ?? "unknown")
    }

    /// The value of the first line that begins with a name, without its quotes.
    private static func line(_ name: String, in path: String) -> String? {
        guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else { return nil }
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
        let value = line.drop { $0 != ":" && $0 != "=" }.dropFirst()
        return String(value.drop { $0 == " " || $0 == "\"" }.prefix { $0 != "\"" })
    }
}
