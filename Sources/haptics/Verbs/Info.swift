import AHAP
import HapticsCommand

extension Verb {
    static let info = Verb(
        "info", "Tells duration, events, curves, ranges, sounds and strength of patterns",
        operands: "FILE|FOLDER...", completion: .files, options: [.format, .settings, .color],
        formats: ["text", "json"],
        details: """
            Values are those that the file states; they are not clamped. Peak and energy are those of
            the drive signal of 'haptics render', of at most the first 2 minutes; models are what
            actuators would make of it: none of them was measured on hardware.
            What is not JSON cannot be described: exit status 2, the other files are done.
            """
    ) { arguments, output throws(UsageError) in
        let inputs = try Inputs(arguments, verb: "info", &output)
        do throws(SettingsFinder.Failure) {
            let chosen = arguments.value(.settings).map { Path($0) }
            let tasks = try FileTask.tasks(for: inputs.files, RuleSelection(), chosen: chosen)
            let isJSON = arguments.value(.format) == "json"
            let jobs = tasks.map { InfoJob(task: $0, isJSON: isJSON, colour: arguments.colour) }
            return inputs.status.and(describe(jobs, isJSON: isJSON, &output))
        } catch {
            output.say(error.message)
            return .failure
        }
    }

    private static func describe(_ jobs: [InfoJob], isJSON: Bool, _ output: inout Output) -> ExitStatus {
        var status = ExitStatus.success
        var isFirst = true
        if isJSON { output.write("{\"files\":[\n") }
        Batch.run(jobs.count, weight: .heavy, &output) { index in
            jobs[index].run()
        } receive: { result, output in
            if !result.output.isEmpty {
                output.write(isFirst ? "" : isJSON ? ",\n" : "\n")
                output.write(result.output)
                isFirst = false
            }
            output.say(result.complaint)
            status = status.and(result.status)
        }
        if isJSON { output.write("\n]}\n") }
        return status
    }
}
