import HapticsTesting
import SemanticFeedback
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

    @Test func `any thread may call one`() async throws {
        let generator = UIImpactFeedbackGenerator(style: .rigid)
        await recorder.recording {
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask {
                        for _ in 0..<100 {
                            generator.prepare()
                            generator.impactOccurred()
                        }
                    }
                }
            }
        }
        #expect(recorder.feedback.count == 800)
        #expect(recorder.feedback.allSatisfy { $0.outcome == .played })
    }
}
