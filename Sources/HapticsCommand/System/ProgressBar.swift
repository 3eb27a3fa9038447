#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How far the work is, on a terminal, if it takes long enough to ask.
package struct ProgressBar {
    private let total: Int
    private let start = monotonicSeconds()
    private var shownAt = 0.0
    private var isShown = false

    /// Nothing is shown before this many seconds.
    private static let delay = 0.5
    /// Seconds between two looks.
    private static let pace = 0.1
    private static let width = 30

    /// A bar for so many files; `nil` if nobody would see it.
    package init?(total: Int) {
        guard total > 1, Terminal.isError else { return nil }
        self.total = total
    }

    package mutating func update(done: Int) {
        let now = monotonicSeconds()
        guard now - start >= ProgressBar.delay, now - shownAt >= ProgressBar.pace, done < total else { return }
        shownAt = now
        let filled = ProgressBar.width * done / total
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: ProgressBar.width - filled)
        show("\r[\(bar)] \(done)/\(total) files")
        isShown = true
    }

    package mutating func erase() {
        guard isShown else { return }
        show("\r\u{1B}[K")
        isShown = false
    }

    // A bar that cannot be shown is no loss.
    private func show(_ text: String) { try? File.write(Array(text.utf8)[...], to: STDERR_FILENO) }
}
