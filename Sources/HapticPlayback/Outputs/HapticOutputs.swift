/// Which output engines play on, where code decides.
///
/// The environment variable `HAPTICS_OUTPUT` wins over it, so that anyone can run a program on another output.
public enum HapticOutputs {
    private static let maker = Guarded<(@Sendable () throws(OutputError) -> any HapticOutput)?>(nil)

    /// Makes the output of an engine whenever one is made, instead of a gamepad that happens to be connected; `nil`, as
    /// in the beginning, leaves the choice to the library.
    ///
    /// Any output will do, one's own included: a game that has opened the pad already hands out one that calls it.
    public static var preferred: (@Sendable () throws(OutputError) -> any HapticOutput)? {
        get { maker.withLock { $0 } }
        set { maker.exchange(newValue) }
    }

    /// Makes the outputs of engines that are made within a task, before anything else is asked: so tests that run at the
    /// same time do not meet. An output of `nil` stands for a machine without haptics.
    package struct Override: Sendable {
        let make: @Sendable () throws(OutputError) -> (any HapticOutput)?

        package init(_ make: @escaping @Sendable () throws(OutputError) -> (any HapticOutput)?) { self.make = make }

        package func callAsFunction() throws(OutputError) -> (any HapticOutput)? { try make() }
    }

    /// What holds within a task. A value of its own, since a task-local function with typed errors ends the process.
    @TaskLocal package static var override: Override?
}
