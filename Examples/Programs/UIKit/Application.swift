import UIKit

/// What a windowing layer does when its window goes and comes: tells the application.
enum Application {
    static func enterBackground() { post(UIApplication.didEnterBackgroundNotification) }
    static func enterForeground() { post(UIApplication.willEnterForegroundNotification) }

    private static func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
}
