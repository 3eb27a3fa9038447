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
            return inputs.status.and(play(options, &output) { PlayList(tasks, watches: options.watches) })
        } catch {
            output.say(error.message)
            return .failure
        }
    }

    /// Plays what `list` finds.
    static func play(_ options: PlayOptions, _ output: inout Output, _ list: () -> PlayList) -> ExitStatus {
        Interruption.watch()
        do throws(OutputError) {
            let stage = try Stage(named: options.output)
            if stage.isStandIn {
                output.complain(
                    "there is no gamepad to play on; playing in silence ('haptics devices' lists outputs for --on, "
                        + "'haptics doctor' says what is missing)")
            }
            // All of them before the output is opened, which may be one of them, and while a signal still ends the
            // waiting for a pipe.
            let list = list()
            try stage.refuse(list.inputs)
            return try perform(list, options, stage, &output)
        } catch {
            output.complain(error.description)
            return .failure
        }
    }

    private static func perform(
        _ list: PlayList, _ options: PlayOptions, _ stage: Stage, _ output: inout Output
    ) throws(OutputError) -> ExitStatus {
        // Opening a pipe and writing to it may wait for a reader: a signal ends that at once, and nothing is left half
        // done. But the terminal is always as it was.
        if stage.mayWait {
            try stage.start()
            defer { stage.stop() }
            return Interruption.guarding {
                var performance = Performance(list, options, stage)
                return performance.run(&output)
            }
        }
        // Everywhere else a signal takes effect when the motors rest and files are whole, too.
        return try Interruption.guarding { () throws(OutputError) in
            try stage.start()
            defer { stage.stop() }
            var performance = Performance(list, options, stage)
            return performance.run(&output)
        }
    }
}
