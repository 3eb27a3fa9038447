import UIKit

// In a file without `import Testing`: the toolchain has an overlay for the two together, on Apple systems alone.

/// The notifications, and the texts that Apple's have.
let notifications: [(name: Notification.Name, text: String)] = [
    (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
    (UIApplication.willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification"),
    (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
    (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
    (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
]
