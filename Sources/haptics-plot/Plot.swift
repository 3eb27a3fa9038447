import AHAP
import HapticPlots
import HapticsCommand

extension Verb {
    /// `plot`, done by this executable.
    static let plotHere = Verb.plot.done { arguments, output throws(UsageError) in
        let options = try PlotOptions(arguments)
        if arguments.has(.output) { Interruption.watch() }
        let inputs = try Inputs(arguments, verb: "plot", &output)
        let places = try places(arguments, inputs, options)
        do throws(SettingsFinder.Failure) {
            let chosen = arguments.value(.settings).map { Path($0) }
            let tasks = try FileTask.tasks(for: inputs.files, RuleSelection(), chosen: chosen)
            let jobs = zip(tasks, places).map { PlotJob(task: $0, place: $1, options: options) }
            return inputs.status.and(draw(jobs, &output))
        } catch {
            output.say(error.message)
            return .failure
        }
    }

    private static func places(
        _ arguments: Arguments, _ inputs: Inputs, _ options: PlotOptions
    ) throws(UsageError) -> [PlotJob.Place] {
        if let output = arguments.value(.output) {
            let targets = try OutputPlan(output, for: inputs, endings: options.endings).targets
            try options.check(targets)
            return targets.map { .picture($0) }
        }
        let colours: TerminalColours = arguments.colour ? Terminal.hasAllColours ? .full : .palette : .none
        return inputs.files.map { _ in .terminal(Terminal.size, colours) }
    }

    private static func draw(_ jobs: [PlotJob], _ output: inout Output) -> ExitStatus {
        var status = ExitStatus.success
        var isFirst = true
        Batch.run(jobs.count, &output) { index in
            jobs[index].run()
        } receive: { result, output in
            output.say(result.complaint)
            if !result.output.isEmpty {
                output.write(isFirst ? "" : "\n")
                output.write(result.output)
                isFirst = false
            }
            status = status.and(result.status)
        }
        return status
    }
}
