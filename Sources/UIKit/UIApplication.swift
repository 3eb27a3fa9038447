// As on Apple systems, `import UIKit` brings Foundation with it.
@_exported public import Foundation

/// The part of UIKit's class that a program needs to stop an engine in the background: the notifications of its life.
///
/// Nothing posts them by itself: the application does, or the layer of it that knows about windows.
///
/// ```swift
/// NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
/// ```
///
/// A file of tests that imports `Testing` cannot import this module as well: the compiler then wants an overlay for the
/// two, which the toolchain has on Apple systems alone. Put what needs it into a file of its own.
public final class UIApplication: Sendable {
    private init() {}

    /// The application is in the background now.
    public static let didEnterBackgroundNotification = name("DidEnterBackground")

    /// The application is about to come back from the background.
    public static let willEnterForegroundNotification = name("WillEnterForeground")

    /// The application takes part in what its user does.
    public static let didBecomeActiveNotification = name("DidBecomeActive")

    /// The application is about to be interrupted, or to go into the background.
    public static let willResignActiveNotification = name("WillResignActive")

    /// The application is about to end.
    public static let willTerminateNotification = name("WillTerminate")

    private static func name(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication" + event + "Notification")
    }
}
