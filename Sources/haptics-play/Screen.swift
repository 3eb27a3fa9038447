import HapticsCommand

/// The meter on a terminal, and the keys; nothing at all where there is none.
struct Screen: ~Copyable {
    private var keyboard: Keyboard?
    private let isTerminal: Bool
    private let colour = Terminal.wantsColour
    private var isShown = false

    /// Seconds from one look to the next.
    static let pace = 1.0 / 30

    init() {
        // A terminal that can go back to the start of its line.
        isTerminal = Terminal.isOutput && Terminal.environment("TERM") != "dumb"
        keyboard = isTerminal ? Keyboard() : nil
    }

    /// Shows a line in the place of the last one.
    mutating func show(_ meter: Meter, _ output: inout Output) {
        guard isTerminal else { return }
        output.write("\r\(meter.line(columns: Terminal.size.columns, colour: colour))\u{1B}[K")
        output.flush()
        isShown = true
    }

    /// Makes room for a message.
    mutating func erase(_ output: inout Output) {
        guard isShown else { return }
        output.write("\r\u{1B}[K")
        output.flush()
        isShown = false
    }

    /// Keys that are pressed until it is time for the next look.
    mutating func keys() -> [Keyboard.Key] {
        if let keys = keyboard?.keys(within: Self.pace) { return keys }
        pause(Self.pace)
        return []
    }
}
