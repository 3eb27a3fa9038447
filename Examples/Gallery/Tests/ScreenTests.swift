import Foundation
import HapticsTesting
import SemanticFeedback
import SwiftUI
import Testing

@MainActor
struct ScreenTests {
    @Test func `the heart taps lightly each time, and springs up`() throws {
        let host = ViewHost(LikeScreen())
        for _ in 0..<3 {
            try host.tap("Like")
            host.advance(by: 1)
        }
        try host.recorder.expectFeedback(Array(repeating: .impact(weight: .light, intensity: 0.7), count: 3))
        #expect(host.recorder.feedback.map { $0.time } == [0, 1, 2])
        #expect(try host.find("3 likes").role == .text)
    }
}
