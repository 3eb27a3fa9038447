import AHAP

extension Verb {
    static let info = Verb(
        "info", "Tells duration, events, curves, ranges and sounds of patterns",
        operands: "FILE|FOLDER...", completion: .files, options: [.format, .settings, .color],
        formats: ["text", "json"],
        details: """
            Values are those that the file states; they are not clamped.
            What is not JSON cannot be described: exit status 2, the other files are done.
            """
    ) { arguments, output throws(UsageError) in
        let inputs = try Inputs(arguments, verb: "info", &output)
        let isJSON = arguments.value(.format) == "json"
        let selection = try RuleSelection(arguments)
        let tasks: [FileTask]
        do throws(SettingsFinder.Failure) {
            let chosen = arguments.value(.settings).map { Path($0) }
            tasks = try FileTask.tasks(for: inputs.files, selection, chosen: chosen)
        } catch {
            output.say(error.message)
            return .failure
        }
        let colour = arguments.colour
        var status = inputs.status
        var isFirst = true
        if isJSON { output.write("{\"files\":[\n") }
        Batch.run(tasks.count, &output) { index in
            InfoJob(task: tasks[index], isJSON: isJSON, colour: colour).run()
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
