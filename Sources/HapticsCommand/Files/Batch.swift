/// Does the same to many files: on all processors, with the results in order and a bar for whoever watches.
package enum Batch {
    /// Calls `receive` with what `job` made of each file. Ends early when the output has failed, and when a signal
    /// asks for it while files are being written.
    package static func run<Result: Sendable>(
        _ count: Int, writesFiles: Bool = false, _ output: inout Output,
        job: @escaping @Sendable (Int) -> Result, receive: (Result, inout Output) -> Void
    ) {
        if writesFiles {
            // Short jobs: each file is finished, and no other is begun.
            let hold = SignalHold()
            deliver(count, &output, job: job, receive: receive) { SignalHold.isWanted }
            hold.end()
        } else {
            deliver(count, &output, job: job, receive: receive) { false }
        }
    }

    private static func deliver<Result: Sendable>(
        _ count: Int, _ output: inout Output, job: @escaping @Sendable (Int) -> Result,
        receive: (Result, inout Output) -> Void, isOver: () -> Bool
    ) {
        if let bar = ProgressBar(total: count) { output.show(bar) }
        Workers.run(count, job: job) { index, result in
            receive(result, &output)
            output.updateBar(done: index + 1)
            return !output.isBroken && !isOver()
        }
    }
}
