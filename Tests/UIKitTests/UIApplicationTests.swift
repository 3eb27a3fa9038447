import Testing
import UIKit

struct UIApplicationTests {
    @Test(
        arguments: [
            (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
            (UIApplication.willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification"),
            (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
            (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
            (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
        ])
    func `notifications have Apple's names`(name: Notification.Name, text: String) {
        #expect(name.rawValue == text)
    }

    @Test func `who observes one hears it when it is posted`() {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let observer = center.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in unsafe count += 1 }
        center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.post(name: UIApplication.willTerminateNotification, object: nil)
        center.removeObserver(observer)
        #expect(unsafe count == 1)
    }
}
