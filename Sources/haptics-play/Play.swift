import HapticPlayback
import HapticsCommand

extension Verb {
    /// `play`, done by this executable.
    static let playHere = Verb.play.done { arguments, output throws(UsageError) in
        let options = try PlayOptions(arguments)
        let inputs = try Inputs(arguments, verb: "play", &output)
        if options.watches, inputs.files.contains(.standardInput) {
            throw UsageError("--watch needs files; standard input cannot be read again")
        }
        guard !inputs.files.isEmpty else { return inputs.status }
        do throws(SettingsFinder.Failure) {
            let chosen = arguments.value(.settings).map { Path($0) }
            let tasks = try FileTask.tasks(for: inputs.files, RuleSelection(), chosen: chosen)
            return inputs.status.and(play(tasks, options, &output))
        } catch {
            output.say(error.message)
            return .failure
        }
    }

    private static func play(_ tasks: [FileTask], _ options: PlayOptions, _ output: inout Output) -> ExitStatus {
        Interruption.watch()
        do throws(OutputError) {
            let stage = try Stage(named: options.output)
            if stage.isStandIn {
                output.complain(
                    "there is no gamepad to play on; playing in silence ('haptics devices' lists outputs for --on, "
                        + "'haptics doctor' says what is missing)")
            }
            // What may have to be waited for, while a signal still ends the waiting.
            let read = tasks.map { task in
                let isPipe = FileStatus.of(task.path).map { !$0.isRegularFile } ?? false
                return task.path == .standardInput || isPipe ? PatternFile(task) : nil
            }
            // A signal takes effect when the motors rest and the terminal is as it was.
            return try Interruption.guarding { () throws(OutputError) in
                try stage.start()
                defer { stage.stop() }
                var performance = Performance(tasks, read, options, stage)
                return performance.run(&output)
            }
        } catch {
            output.complain(error.description)
            return .failure
        }
    }
}
