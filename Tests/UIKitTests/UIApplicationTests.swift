import Foundation
import Testing
import UIKit

struct UIApplicationTests {
    /// The notifications, and the texts that Apple's have.
    private let notifications: [(name: Notification.Name, text: String)] = [
        (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
        (UIApplication.willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification"),
        (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
        (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
        (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
    ]

    @Test func `notifications have Apple's names`() {
        #expect(notifications.count == 5)
        for (name, text) in notifications { #expect(name.rawValue == text) }
    }

    @Test func `who observes one hears it when it is posted, and no other`() throws {
        let center = NotificationCenter()
        // A center without a queue calls observers on the thread that posts.
        nonisolated(unsafe) var count = 0
        let first = try #require(notifications.first).name
        let observer = center.addObserver(forName: first, object: nil, queue: nil) { _ in unsafe count += 1 }
        for (name, _) in notifications { center.post(name: name, object: nil) }
        center.removeObserver(observer)
        #expect(unsafe count == 1)
    }
}
