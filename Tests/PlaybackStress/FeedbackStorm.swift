// On Apple systems there is UIKit itself.
#if !canImport(Darwin)
    import CoreHaptics
    import Foundation
    import HapticPlayback
    import SemanticFeedback
    import UIKit

    /// Generators, feedback and themes on 8 threads at once, on an output with a thread of its own.
    struct FeedbackStorm {
        private let threads = 8
        private let calls = 500
        private let override = HapticOutputs.Override { NullOutput() }
        private let isOver = Gate()
        private let outcomes = Guarded((played: 0, silenced: 0, failed: 0))

        init() {
            let outcomes = outcomes
            override.attachments.value { FeedbackJournal() }.listen { _, outcome in
                outcomes.withLock { counts in
                    switch outcome {
                    case .played: counts.played += 1
                    case .silenced: counts.silenced += 1
                    case .failed: counts.failed += 1
                    }
                }
            }
        }

        func run() throws {
            let (senders, others) = (Workers(), Workers())
            // All threads look at one view's generators, as on a system where any thread may call them.
            let hands = Hands()
            others.start { try within { try disturb() } }
            for thread in 0..<threads { senders.start { try within { try send(thread, hands) } } }
            defer { isOver.open() }
            try senders.join()
            isOver.open()
            try others.join()
            let (played, silenced, failed) = outcomes.withLock { $0 }
            let all = threads * calls
            let known = played + silenced + failed
            try Failure.unless(known == all, "\(known) of \(all) were seen to")
            try Failure.unless(played > 0 && silenced > 0, "\(played) played, \(silenced) were switched off")
            // Where the output does not get its turn, as on a machine that is busy, there is no room for some.
            try Failure.unless(failed * 20 <= all, "\(failed) failed")
            print("\(all) feedbacks by \(threads) threads, \(silenced) switched off, no room for \(failed)")
        }

        /// Runs something whose engines play here.
        private func within(_ body: () throws -> Void) rethrows {
            try HapticOutputs.$override.withValue(override, operation: body)
        }

        /// Changes themes, asks for what others write, makes ready.
        private func disturb() throws {
            var dice = Dice(seed: -4)
            var next = MonotonicClock.now
            while !isOver.wait(until: next) {
                next += 0.001
                let strength = Double(Int.random(in: 0...4, using: &dice)) / 4
                FeedbackTheme.application.strength = strength
                FeedbackPlayer.shared.theme[.success] = strength > 0.5 ? nil : FeedbackPatterns.pattern(of: .error)
                FeedbackPlayer.shared.prepare()
                _ = (FeedbackPlayer.shared.problem, FeedbackPlayer.shared.time)
            }
        }

        private func send(_ thread: Int, _ hands: Hands) throws {
            var dice = Dice(seed: thread)
            var trigger = FeedbackTrigger<Int>(.selection)
            trigger.play(-1)
            let engine = try CHHapticEngine()
            for call in 0..<calls {
                switch Int.random(in: 0..<10, using: &dice) {
                case 0: trigger.play(call)
                case 1: FeedbackTheme(strength: 0.5).perform { SensoryFeedback.success.play() }
                case 2: SensoryFeedback.impact(weight: .heavy).play(on: engine)
                default: hands.play(Int.random(in: 0..<8, using: &dice), share: Double.random(in: 0...1, using: &dice))
                }
                // As many as a program can ask for, but the output gets its turn.
                if call % 16 == 15 { MonotonicClock.rest() }
            }
            engine.stop()
        }
    }

    /// One generator of each kind.
    private struct Hands: Sendable {
        private let impact = UIImpactFeedbackGenerator(style: .rigid)
        private let selection = UISelectionFeedbackGenerator()
        private let notification = UINotificationFeedbackGenerator()
        private let canvas = UICanvasFeedbackGenerator()

        func play(_ kind: Int, share: Double) {
            switch kind {
            case 0: impact.impactOccurred()
            case 1: impact.impactOccurred(intensity: share)
            case 2: selection.selectionChanged()
            case 3: notification.notificationOccurred(.success)
            case 4: notification.notificationOccurred(.error, at: .zero)
            case 5: canvas.alignmentOccurred(at: .zero)
            case 6: canvas.pathCompleted(at: .zero)
            default:
                let own = UIImpactFeedbackGenerator(style: .soft, view: UIView())
                own.prepare()
                own.impactOccurred(intensity: share)
            }
        }
    }
#endif
