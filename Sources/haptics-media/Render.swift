import AHAP
import HapticsCommand

extension Verb {
    /// `render`, done by this executable.
    static let renderHere = Verb.render.done { arguments, output throws(UsageError) in
        let options = try RenderOptions(arguments)
        Interruption.watch()
        guard let place = arguments.value(.output) else {
            throw UsageError("render needs -o: a file (\(options.endings[0])) or a folder")
        }
        let inputs = try Inputs(arguments, verb: "render", &output)
        let plan = try OutputPlan(place, for: inputs, endings: options.endings)
        let jobs: [RenderJob]
        do throws(SettingsFinder.Failure) {
            jobs = try renderJobs(arguments, inputs, plan, options)
        } catch {
            output.say(error.message)
            return .failure
        }
        try FileTask.check(jobs.map { $0.task }, targets: plan.targets)
        return inputs.status.and(render(jobs, options, &output))
    }

    private static func renderJobs(
        _ arguments: Arguments, _ inputs: Inputs, _ plan: OutputPlan, _ options: RenderOptions
    ) throws(SettingsFinder.Failure) -> [RenderJob] {
        let chosen = arguments.value(.settings).map { Path($0) }
        return try FileTask.tasks(for: inputs.files, RuleSelection(), chosen: chosen).enumerated().map { index, task in
            RenderJob(task: task, target: plan.targets[index], options: options)
        }
    }

    private static func render(_ jobs: [RenderJob], _ options: RenderOptions, _ output: inout Output) -> ExitStatus {
        var status = ExitStatus.success
        // What goes to standard output is the sound itself.
        let isQuiet = jobs.contains { $0.target == .standardInput }
        var isFirst = true
        if options.isJSON, !isQuiet { output.write("{\"files\":[\n") }
        Batch.run(jobs.count, &output) { index in
            jobs[index].run()
        } receive: { result, output in
            output.say(result.complaint)
            if isQuiet {
                output.say(result.output)
            } else if !result.output.isEmpty {
                if options.isJSON, !isFirst { output.write(",\n") }
                output.write(result.output)
                isFirst = false
            }
            // What is done is told, whatever ends the rest.
            output.flush()
            status = status.and(result.status)
        }
        if options.isJSON, !isQuiet { output.write("\n]}\n") }
        return status
    }
}
