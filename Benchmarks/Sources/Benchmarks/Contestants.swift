/// What is measured against each other: one round runs each once, in turn, so that a busy moment of the machine
/// hits all of them; what counts is the median over the rounds.
struct Contestants {
    private var names: [String] = []
    private var jobs: [() throws -> Void] = []

    mutating func add(_ name: String, _ job: @escaping () throws -> Void) {
        names.append(name)
        jobs.append(job)
    }

    /// The seconds of every round, by name.
    func seconds(rounds: Int) throws -> [String: [Double]] {
        var result: [String: [Double]] = [:]
        let clock = ContinuousClock()
        for round in 0..<rounds {
            // Each round begins with another one: none always runs on a warm or a cold cache.
            for offset in jobs.indices {
                let index = (round + offset) % jobs.count
                let took = try clock.measure(jobs[index])
                result[names[index], default: []].append(took / .seconds(1))
            }
        }
        return result
    }
}

extension [Double] {
    /// The middle one, or the mean of the two in the middle; 0 of none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let ordered = sorted()
        return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
    }
}

extension [String: [Double]] {
    /// How one contestant stands to another: the median of the rounds' ratios.
    func ratio(_ name: String, to other: String) -> Double {
        zip(self[name, default: []], self[other, default: []]).map { $0 / $1 }.median
    }
}

/// Keeps the optimiser from dropping a result that nothing else uses.
@inline(never)
func blackHole<Value>(_ value: Value) {}
