import AHAP
import HapticsCommand

extension Verb {
    static let fmt = Verb(
        "fmt", "Writes patterns in their one canonical layout, and keeps what it does not know",
        operands: "FILE|FOLDER...", completion: .files, options: [.check, .diff, .color],
        details: """
            Files are replaced as a whole or not at all. '-' writes to standard output.
            What is not JSON cannot be formatted: exit status 2, the other files are done.
            """
    ) { arguments, output throws(UsageError) in
        let inputs = try Inputs(arguments, verb: "fmt", &output)
        let isFilter = inputs.files.contains(.standardInput)
        if isFilter, inputs.files.count > 1 { throw UsageError("'-' must be the only file of fmt") }
        let mode: FormatJob.Mode =
            arguments.has(.diff) ? .show(colour: arguments.colour) : arguments.has(.check) ? .check : .write
        var status = inputs.status
        var counts = FormatJob.Counts()
        let writes = mode == .write && !isFilter
        Batch.run(inputs.files.count, writesFiles: writes, &output) { index in
            FormatJob(path: inputs.files[index], mode: mode).run()
        } receive: { result, output in
            output.write(result.output)
            output.say(result.complaint)
            status = status.and(result.status)
            counts.add(result)
        }
        if !isFilter, mode == .write || mode == .check { output.write(counts.text(mode)) }
        return status
    }
}
