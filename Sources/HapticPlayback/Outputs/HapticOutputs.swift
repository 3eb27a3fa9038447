/// Which output engines play on, where code decides.
///
/// The environment variable `HAPTICS_OUTPUT` wins over it, so that anyone can run a program on another output.
public enum HapticOutputs {
    private struct Preference {
        var maker: (@Sendable () throws(OutputError) -> any HapticOutput)?
        /// What its outputs can play, once one was made to be asked.
        var capabilities: OutputCapabilities?
        /// How often it was set.
        var number = 0
    }

    private static let preference = Guarded(Preference())

    /// Makes the output of an engine whenever one is made, instead of a gamepad that happens to be connected; `nil`, as
    /// in the beginning, leaves the choice to the library.
    ///
    /// Any output will do, one's own included: a game that has opened the pad already hands out one that calls it.
    public static var preferred: (@Sendable () throws(OutputError) -> any HapticOutput)? {
        get { preference.withLock { $0.maker } }
        set {
            // What the old one holds ends outside the lock: it may look here.
            _ = preference.withLock { preference -> Preference in
                defer { preference = Preference(maker: newValue, number: preference.number + 1) }
                return preference
            }
        }
    }

    /// What an output of ``preferred`` can play; `nil` where none is preferred. One is made for the first question, and
    /// the answer kept until it is set again.
    ///
    /// - Throws: What making it throws.
    package static func preferredCapabilities() throws(OutputError) -> OutputCapabilities? {
        let known = preference.withLock { $0 }
        if let capabilities = known.capabilities { return capabilities }
        // Outside the lock: it may do anything, such as to look here.
        guard let made = try known.maker?().capabilities else { return nil }
        preference.withLock { if $0.number == known.number { $0.capabilities = made } }
        return made
    }

    /// Makes the outputs of engines that are made within a task, before anything else is asked: so tests that run at the
    /// same time do not meet. An output of `nil` stands for a machine without haptics.
    package struct Override: Sendable {
        let make: @Sendable () throws(OutputError) -> (any HapticOutput)?
        /// What a process has one of, such as the engine that all feedback shares: here, one for the override.
        package let attachments: Attachments

        /// How much engines have room for that are made under it; `nil` where nothing is said.
        let capacities: @Sendable () -> PlaybackCapacities?

        /// - Parameters:
        ///   - attachments: Empty ones unless stated.
        package init(
            attachments: Attachments = Attachments(),
            capacities: @escaping @Sendable () -> PlaybackCapacities? = { nil },
            _ make: @escaping @Sendable () throws(OutputError) -> (any HapticOutput)?
        ) {
            self.attachments = attachments
            self.capacities = capacities
            self.make = make
        }

        package func callAsFunction() throws(OutputError) -> (any HapticOutput)? { try make() }
    }

    /// What holds within a task. A value of its own, since a task-local function with typed errors ends the process.
    @TaskLocal package static var override: Override?

    private static let processOverride = Guarded<Override?>(nil)

    /// What holds in the whole process, where nothing holds within a task: for code that tasks do not reach, such as a
    /// dispatch queue.
    package static var overrideOfProcess: Override? {
        get { processOverride.withLock { $0 } }
        set { processOverride.exchange(newValue) }
    }

    /// What holds here.
    package static var overrideInForce: Override? { override ?? overrideOfProcess }
}
