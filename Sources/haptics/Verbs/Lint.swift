import AHAP
import HapticsCommand

extension Verb {
    static let lint = Verb(
        "lint", "Reports every fault of patterns, with its place, its reason and its repair",
        operands: "FILE|FOLDER...", completion: .files,
        options: [
            .format, .fix, .unsafeFixes, .diff, .select, .ignore, .failOn, .baseline, .writeBaseline, .all, .settings,
            .color,
        ],
        formats: ["text", "json", "sarif", "github"],
        details: """
            Rules are named by code (AH103) or by name (absolute-curve-times); 'haptics explain'
            lists them. Settings come from the nearest .haptics.json upwards from each file.
            A file that is not JSON is a finding (AH001). With --fix, what is left is reported;
            '-' with --fix writes the fixed text to standard output, the report to standard error.
            """
    ) { arguments, output throws(UsageError) in
        let options = try LintOptions(arguments)
        let inputs = try Inputs(arguments, verb: "lint", &output)
        if options.repair != .none, inputs.files.contains(.standardInput), inputs.files.count > 1 {
            throw UsageError("'-' must be the only file with --fix or --diff")
        }
        var status = inputs.status
        do throws(SettingsFinder.Failure) {
            let run = try LintRun(inputs.files, options)
            switch options.format {
            case "json": status = status.and(run.report(as: JSONReport(), &output))
            case "sarif": status = status.and(run.report(as: SARIFReport(version: version), &output))
            case "github": status = status.and(run.report(as: GitHubReport(), &output))
            default:
                let report = TextReport(all: arguments.has(.all), colour: arguments.colour)
                status = status.and(run.report(as: report, &output))
            }
        } catch {
            output.say(error.message)
            status = .failure
        }
        return status
    }
}
