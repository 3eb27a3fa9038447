import FoundationEssentials
import Glibc

/// `Benchmarks VERB ...`: see `Benchmarks/README.md`; `run.sh` calls the verbs in turn.
@main
struct Benchmarks {
    static func main() {
        warnOfDebugBuild()
        var arguments = CommandLine.arguments.dropFirst()
        let verb = arguments.popFirst() ?? ""
        do {
            try run(verb, Array(arguments))
        } catch {
            complain("\(verb): \(error)")
            exit(2)
        }
    }

    private static func run(_ verb: String, _ arguments: [String]) throws {
        switch (verb, arguments.count) {
        case ("generate", 1): try SampleFiles.write(to: arguments[0])
        case ("reading", 2): try ReadingBenchmark(samples: arguments[0]).run().save(in: arguments[1])
        case ("writing", 2): try WritingBenchmark(samples: arguments[0]).run().save(in: arguments[1])
        case ("rendering", 2): try RenderingBenchmark(folder: arguments[0]).run().save(in: arguments[1])
        case ("playback", 2): try PlaybackBenchmark(figures: arguments[0]).run().save(in: arguments[1])
        case ("views", 1): try MainActor.assumeIsolated { try ViewBenchmark().run() }.save(in: arguments[0])
        // Called by the benchmark `rendering`.
        case ("render-file", 2):
            try FileRendering(folder: arguments[0]).renderSpread(by: Double(arguments[1]) ?? 1)
        case ("process", 4):
            let benchmark = ProcessBenchmark(samples: arguments[0], command: arguments[2], baselines: arguments[3])
            try benchmark.run().save(in: arguments[1])
        case ("table", 1):
            let table = try ResultTable(folder: arguments[0])
            print(table.markdown)
            if !table.missed.isEmpty {
                complain("not reached: " + table.missed.joined(separator: "; "))
                exit(1)
            }
        default:
            complain("usage: Benchmarks VERB ..., one of those that run.sh names")
            exit(2)
        }
    }

    private static func warnOfDebugBuild() {
        #if DEBUG
            complain("warning: built without optimisation; the figures say nothing. Build with -c release.")
        #endif
    }

    private static func complain(_ message: String) {
        let line = Array("benchmarks: \(message)\n".utf8)
        _ = unsafe write(2, line, line.count)
    }
}
