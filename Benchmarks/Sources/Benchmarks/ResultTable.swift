import FoundationEssentials

/// All results of a folder as one Markdown table.
struct ResultTable {
    private let files: [BenchmarkResults]

    init(folder: String) throws {
        files = try ["reading", "process", "writing", "rendering", "playback", "views"].compactMap { name in
            let path = "\(folder)/\(name).json"
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            return try JSONDecoder().decode(BenchmarkResults.self, from: Data(contentsOf: URL(filePath: path)))
        }
    }

    var markdown: String {
        var lines = [
            "| job | done on | haptics | compared with | | ratio | to reach |",
            "|---|---:|---:|---|---:|---:|---|",
        ]
        for result in files.flatMap(\.results) {
            for comparison in result.comparisons { lines.append(line(result, comparison)) }
        }
        if let machine = files.first?.machine {
            lines += ["", "Measured on \(machine.processor), \(machine.system), one core."]
        }
        return lines.joined(separator: "\n")
    }

    /// What did not come out as it should.
    var missed: [String] {
        files.flatMap(\.results).flatMap { result in
            result.comparisons.filter { !$0.isReached }.map { "\(result.job) against \($0.with)" }
        }
    }

    private func line(_ result: BenchmarkResult, _ comparison: BenchmarkResult.Comparison) -> String {
        let bound =
            comparison.atLeast.map { "at least \(number($0))" } ?? comparison.atMost.map { "at most \(number($0))" }
        let cells = [
            result.job, amount(result), value(result.value, result.unit), comparison.with,
            value(comparison.value, result.unit), number(comparison.ratio),
            (bound ?? "") + (comparison.isReached ? "" : " (not reached)"),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func value(_ value: Double, _ unit: String) -> String {
        if unit == "bytes" { return size(value) }
        if unit == "blocks" { return "\(Int(value)) blocks" }
        if value < 1e-6 { return "\(number(value * 1e9)) ns" }
        return value < 1e-3 ? "\(number(value * 1e6)) µs" : "\(number(value * 1000)) ms"
    }

    private func amount(_ result: BenchmarkResult) -> String {
        if let events = result.events { return "\(thousands(events)) events" }
        if let samples = result.samples { return "\(thousands(samples)) samples" }
        return result.fileSize.map { size(Double($0)) } ?? ""
    }

    /// A number with its digits in groups of three.
    private func thousands(_ number: Int) -> String {
        var groups: [String] = []
        var rest = number
        while rest >= 1000 {
            groups.append(String(String(1000 + rest % 1000).dropFirst()))
            rest /= 1000
        }
        return ([String(rest)] + groups.reversed()).joined(separator: ",")
    }

    private func size(_ bytes: Double) -> String {
        if bytes < 1e3 { return "\(number(bytes)) B" }
        return bytes < 1e6 ? "\(number(bytes / 1e3)) kB" : "\(number(bytes / 1e6)) MB"
    }

    /// Three digits that count, and no more than four behind the point.
    private func number(_ value: Double) -> String {
        let scale = abs(value) >= 100 ? 1.0 : abs(value) >= 10 ? 10 : abs(value) >= 0.1 ? 100 : 10_000
        let rounded = (value * scale).rounded() / scale
        return scale == 1 ? "\(Int(rounded))" : "\(rounded)"
    }
}
