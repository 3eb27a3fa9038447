#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the process was given to talk to.
package enum Terminal {
    package static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }
    package static var isError: Bool { isatty(STDERR_FILENO) == 1 }

    /// True if output may be coloured unless the user says otherwise: a terminal that can, and no `NO_COLOR`
    /// (no-color.org).
    package static var wantsColour: Bool {
        isOutput && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }

    package static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}
