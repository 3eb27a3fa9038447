import HapticsTesting
import SemanticFeedback
import Synchronization
import Testing
import UIKit

struct FeedbackGeneratorTests {
    private let recorder = HapticRecorder()

    @Test func `an impact is that of its style`() throws {
        let styles: [(UIImpactFeedbackGenerator.FeedbackStyle, SensoryFeedback)] = [
            (.light, .impact(weight: .light)), (.medium, .impact(weight: .medium)), (.heavy, .impact(weight: .heavy)),
            (.soft, .impact(flexibility: .soft)), (.rigid, .impact(flexibility: .rigid)),
        ]
        try recorder.recording {
            for (style, _) in styles { UIImpactFeedbackGenerator(style: style).impactOccurred() }
            try recorder.expectFeedback(styles.map { $0.1 })
        }
    }

    @Test func `an impact of an intensity is weaker, wherever it occurs`() throws {
        try recorder.recording {
            let generator = UIImpactFeedbackGenerator(style: .heavy, view: UIView())
            generator.impactOccurred(intensity: 0.5)
            generator.impactOccurred(intensity: 7, at: CGPoint(x: 1, y: 2))
            generator.impactOccurred(at: .zero)
            let heavy = SensoryFeedback.impact(weight: .heavy)
            try recorder.expectFeedback([.impact(weight: .heavy, intensity: 0.5), heavy, heavy])
        }
    }

    @Test func `one of no style is a medium one`() throws {
        try recorder.recording {
            UIImpactFeedbackGenerator().impactOccurred()
            UIImpactFeedbackGenerator(view: UIView()).impactOccurred()
            try recorder.expectFeedback([.impact(), .impact()])
        }
    }

    @Test func `the others play what they are called`() throws {
        try recorder.recording {
            UISelectionFeedbackGenerator().selectionChanged()
            UISelectionFeedbackGenerator(view: UIView()).selectionChanged(at: .zero)
            let notification = UINotificationFeedbackGenerator()
            notification.notificationOccurred(.success)
            notification.notificationOccurred(.warning)
            notification.notificationOccurred(.error, at: .zero)
            let canvas = UICanvasFeedbackGenerator(view: UIView())
            canvas.alignmentOccurred(at: .zero)
            canvas.pathCompleted(at: .zero)
            try recorder.expectFeedback([
                .selection, .selection, .success, .warning, .error, .alignment, .pathComplete,
            ])
        }
    }

    @Test func `raw values are Apple's`() {
        let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
        #expect(styles.map { $0.rawValue } == [0, 1, 2, 3, 4])
        let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
        #expect(types.map { $0.rawValue } == [0, 1, 2])
    }

    @Test func `one that is made for a view is an interaction of it`() {
        let view = UIView()
        let generator = UISelectionFeedbackGenerator(view: view)
        view.addInteraction(generator)
        #expect(view.interactions.count == 1)
        view.removeInteraction(generator)
        #expect(view.interactions.isEmpty)
    }

    @Test func `to prepare starts the engine, which rests two minutes later`() throws {
        recorder.recording {
            UISelectionFeedbackGenerator().prepare()
            #expect(recorder.engineChanges.map { $0.state } == [.started])
            recorder.advance(by: 119)
            #expect(recorder.engineChanges.count == 1)
            recorder.advance(by: 2)
            #expect(recorder.engineChanges.map { $0.state } == [.started, .stopped])
        }
    }

    @Test func `any thread may make and call one, and all play on one engine`() async throws {
        let shared = UIImpactFeedbackGenerator(style: .rigid)
        await recorder.recording {
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask {
                        for _ in 0..<100 {
                            shared.prepare()
                            shared.impactOccurred()
                            UINotificationFeedbackGenerator().notificationOccurred(.success)
                        }
                    }
                }
            }
            recorder.advance(by: 0.5)
            #expect(FeedbackPlayer.shared.problem == nil)
        }
        #expect(recorder.feedback.allSatisfy { $0.outcome == .played })
        let played = recorder.feedback.map { $0.feedback }
        #expect(played.count { $0 == .impact(flexibility: .rigid) } == 800)
        #expect(played.count { $0 == .success } == 800)
        #expect(recorder.engineChanges.map { $0.state } == [.started])
        // A rigid impact of 0.9 by itself has an amplitude of 0.81; here several sound.
        let strongest = recorder.samples.map { abs($0) }.max() ?? 0
        #expect(strongest > 0.8)
    }

    @Test func `any thread may add interactions to a view`() {
        // The view guards what it keeps; it is open to subclasses, which the compiler cannot know.
        nonisolated(unsafe) let view = UIView()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<100 {
                let kept = UISelectionFeedbackGenerator(view: unsafe view)
                let other = UIImpactFeedbackGenerator(style: .soft, view: unsafe view)
                unsafe view.removeInteraction(other)
                #expect(unsafe view.interactions.contains { $0 === kept })
            }
        }
        #expect(unsafe view.interactions.count == 800)
    }

    /// A subclass: what it stores is behind a lock.
    private final class Spy: UINotificationFeedbackGenerator, @unchecked Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }

        override func prepare() {
            number.withLock { $0 += 1 }
            super.prepare()
        }
    }

    @Test func `a subclass says again that any thread may call it`() {
        let spy = Spy()
        recorder.recording {
            DispatchQueue.concurrentPerform(iterations: 8) { _ in recorder.recording { spy.prepare() } }
        }
        #expect(spy.count == 8)
        #expect(recorder.engineChanges.map { $0.state } == [.started])
    }
}
