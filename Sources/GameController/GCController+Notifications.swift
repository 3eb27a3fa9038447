public import Foundation

extension NSNotification.Name {
    /// Posted when a controller was connected, and for each that was there when controllers are first looked for. The
    /// object is the ``GCController``.
    ///
    /// It comes on a thread of its own, since not every program here runs a main queue: observe it with
    /// `queue: .main` where that is needed.
    public static var GCControllerDidConnect: NSNotification.Name {
        PadMonitor.shared.watch()
        return PadMonitor.didConnect
    }

    /// Posted when a controller was disconnected, as ``GCControllerDidConnect`` is. The object is the ``GCController``.
    public static var GCControllerDidDisconnect: NSNotification.Name {
        PadMonitor.shared.watch()
        return PadMonitor.didDisconnect
    }
}
