/// Does the same to many files: on all processors, with the results in order and a bar for whoever watches.
package enum Batch {
    /// How much work a file is.
    package enum Weight: Sendable {
        /// Some milliseconds, most of the time: a thread costs about as much as a few of these.
        case light
        /// Worth a thread.
        case heavy
    }

    /// Calls `receive` with what `job` made of each file. Ends early when the output has failed.
    ///
    /// - Parameter writesFiles: Files are written (through `File`, or guarded by ``Interruption``): a signal leaves each
    ///   old or new, and what was done is told before anything else can happen.
    package static func run<Result: Sendable>(
        _ count: Int, weight: Weight = .light, writesFiles: Bool = false, _ output: inout Output,
        job: @escaping @Sendable (Int) -> Result, receive: (Result, inout Output) -> Void
    ) {
        if writesFiles { Interruption.watch() }
        if let bar = ProgressBar(total: count) { output.show(bar) }
        Workers.run(count, weight, job: job) { index, result in
            receive(result, &output)
            if writesFiles { output.flush() }
            output.updateBar(done: index + 1)
            return !output.isBroken
        }
    }
}
