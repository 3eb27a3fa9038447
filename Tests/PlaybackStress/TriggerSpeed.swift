// On Apple systems there is SwiftUI itself.
#if !canImport(Darwin)
    import SemanticFeedback

    /// What a trigger costs whose value has not changed, beside the comparison of two integers that somebody would write
    /// instead. Prints lines of a name and a number.
    struct TriggerSpeed {
        private let rounds = 31
        /// Of which none is another than the one before. Read from memory, so that no compiler knows.
        private let values = [Int](repeating: 7, count: 1_000_000)

        func run() throws {
            var times: [(updates: Double, plays: Double, comparisons: Double)] = []
            for _ in 0..<rounds {
                times.append((try measure(updates), try measure(plays), try measure(comparisons)))
            }
            let comparison = median(times.map { $0.comparisons })
            print("trigger-rounds \(rounds)")
            print("trigger-updates \(values.count)")
            print("trigger-update \(median(times.map { $0.updates }))")
            print("trigger-update-ratio \(median(times.map { $0.updates / $0.comparisons }))")
            print("trigger-play \(median(times.map { $0.plays }))")
            print("trigger-play-ratio \(median(times.map { $0.plays / $0.comparisons }))")
            print("trigger-comparison \(comparison)")
        }

        private func updates() -> Int {
            var trigger = FeedbackTrigger<Int>(.selection)
            var changes = 0
            for value in values where trigger.update(value) != nil { changes += 1 }
            return changes
        }

        private func plays() -> Int {
            var trigger = FeedbackTrigger<Int>(.selection)
            for value in values { trigger.play(value) }
            return 0
        }

        private func comparisons() -> Int {
            var (last, changes) = (7, 0)
            for value in values where value != last {
                last = value
                changes += 1
            }
            return changes
        }

        /// Seconds of one value.
        private func measure(_ job: () -> Int) throws -> Double {
            let start = Processor.seconds
            let changes = job()
            let seconds = Processor.seconds - start
            try Failure.unless(changes == 0, "\(changes) changes of a value that stays")
            return seconds / Double(values.count)
        }

        private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    }
#endif
