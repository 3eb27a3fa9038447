/// What takes the blocks of a ``PacedOutput``: a file, a pipe, a device that neither asks nor waits.
///
/// All calls come one after the other, each ``begin(at:after:)`` on the thread that starts the output and what follows on
/// the output's own thread, where it may take its time: what is late is caught up.
public protocol FrameSink: AnyObject, Sendable {
    /// The output is started.
    ///
    /// - Parameters:
    ///   - sample: The engine's number of the first sample that will be written.
    ///   - silence: How many samples passed since the last one that was written; 0 the first time.
    /// - Throws: ``OutputError`` where nothing can be written; the output then does not start.
    func begin(at sample: Int, after silence: Int) throws(OutputError)

    /// Takes the next samples of all three channels, as shares of full drive; all have the same number, at most
    /// ``PacedOutput/blockLength``.
    ///
    /// - Throws: ``OutputError`` where it cannot go on. The output then reports ``OutputEvent/failed``, and nothing but
    ///   ``end()`` follows.
    func write(haptic: Span<Float>, left: Span<Float>, right: Span<Float>) throws(OutputError)

    /// The output is stopped. It may begin again later.
    func end()
}
