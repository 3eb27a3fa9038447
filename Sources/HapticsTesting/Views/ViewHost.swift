public import Foundation
import HapticPlayback
public import ViewGraph

/// A window without a screen, for tests of views: on the clock of a recorder, which hears their haptics.
///
/// ```swift
/// let host = ViewHost(SwipeView())
/// try host.drag("Pay", by: CGSize(width: -130, height: 0), duration: 0.4)
/// try host.recorder.expectFeedback([.impact(weight: .medium, intensity: 0.8)])
/// host.advance(by: 1)                                   // springs come to rest
/// #expect(try host.find("Pay").offset.width == 0)
/// ```
///
/// Each touch is an event of its own: handlers run, then the views that depend on what they changed are brought up to date. No
/// time passes but by ``advance(by:)`` and by what takes a duration.
@MainActor
public final class ViewHost {
    /// What the views' haptics play on, and whose clock it is.
    public let recorder: HapticRecorder
    let root: ViewRoot

    /// Shows a view in a window.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The size of the window in points; 393 by 852 unless stated.
    ///   - recorder: One of its own unless stated.
    public init<Content: View>(
        _ view: Content, size: CGSize = CGSize(width: 393, height: 852), recorder: HapticRecorder = HapticRecorder()
    ) {
        self.recorder = recorder
        root = ViewRoot(at: recorder.now)
        root.layout.size = size
        show(view)
    }

    /// Shows a view in place of the one that is shown, which goes.
    public func show<Content: View>(_ view: Content) {
        recorder.recording { root.show(view) }
    }

    /// Ends the views, as where a window is closed.
    public func close() { recorder.recording { root.close() } }

    /// Runs code as part of one event: for a test that changes an object which views observe.
    public func perform(_ body: () -> Void) { recorder.recording { root.perform(body) } }

    // MARK: Time

    /// Seconds since the recorder was made.
    public var now: Double { recorder.now }

    /// Lets time pass: touches that last, animations and haptics go on, and all handlers run that are due.
    ///
    /// - Parameter seconds: How long; what is not above 0 stands for no time, in which only the handlers run that are due.
    public func advance(by seconds: Double) {
        guard seconds > 0, seconds < .infinity else { return settle() }
        advance(to: now + seconds)
    }

    func advance(to end: Double) {
        settle()
        while let next = root.nextWake, next < end { pass(to: next) }
        pass(to: end)
    }

    private func pass(to time: Double) {
        recorder.advance(by: time - now)
        recorder.recording { root.advance(to: time) }
        settle()
    }

    /// Brings the views up to date with what handlers of haptics, and other threads, have changed.
    private func settle() {
        recorder.advance(by: 0)
        recorder.recording { root.perform {} }
    }

    // MARK: Looking

    /// All that there is on the screen, an element a line: for a snapshot.
    public var tree: String { root.tree }

    /// How many bodies of views were evaluated so far.
    public var evaluations: Int { root.evaluations }

    /// What is not as it should be, such as two elements of a `ForEach` with the same identity.
    public var findings: [String] { root.findings.map { $0.description } }
}
