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

    /// True if the terminal says that it shows colours of 24 bits.
    package static var hasAllColours: Bool {
        let depth = environment("COLORTERM")
        return depth == "truecolor" || depth == "24bit"
    }

    /// The size of standard output: what the terminal says, else `COLUMNS` and `LINES`, else 80 by 24. One line is left
    /// for the prompt, and more than 40 lines make no plot better.
    package static var size: TerminalSize {
        var window = winsize()
        let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
        let columns = isKnown && window.ws_col > 0 ? Int(window.ws_col) : number("COLUMNS") ?? 80
        let rows = isKnown && window.ws_row > 0 ? Int(window.ws_row) : number("LINES") ?? 25
        return TerminalSize(columns: columns, rows: min(max(rows - 1, 6), 40))
    }

    private static func number(_ name: String) -> Int? {
        environment(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    package static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}

/// Columns and lines of characters.
package struct TerminalSize: Equatable, Sendable {
    package let columns: Int
    package let rows: Int
}
