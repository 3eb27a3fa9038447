/// One thing that was checked, and what to do where it is not as it should be.
package struct Diagnosis: Equatable, Sendable {
    /// How it stands.
    package enum State: String, Sendable {
        /// As it should be.
        case fine
        /// Worth knowing, and no fault.
        case note
        /// Keeps an output from playing.
        case problem
    }

    /// What was checked: `SDL2`, `sound`, `gamepads`, `permissions` or `HAPTICS_OUTPUT`.
    package var topic: String
    /// How it stands.
    package var state: State
    /// What was found.
    package var finding: String
    /// What to do about it; `nil` where nothing has to be done, or nothing can.
    package var remedy: String?

    /// One finding.
    package init(_ topic: String, _ state: State, _ finding: String, remedy: String? = nil) {
        self.topic = topic
        self.state = state
        self.finding = finding
        self.remedy = remedy
    }
}
