/// Samples of which most are silence: that takes no room.
struct SampleTrack {
    private struct Part {
        let start: Int
        var samples: [Float]
    }

    /// How many there are.
    private(set) var count: Int
    private var parts: [Part] = []

    /// Silence.
    init(silence count: Int = 0) { self.count = count }

    mutating func append(_ block: [Float]) {
        defer { count += block.count }
        guard block.contains(where: { $0 != 0 }) else { return }
        if let last = parts.last, last.start + last.samples.count == count {
            parts[parts.count - 1].samples += block
        } else {
            parts.append(Part(start: count, samples: block))
        }
    }

    /// Adds them to others, from a place on, from where there are enough.
    func add(to samples: inout [Float], at place: Int) {
        for part in parts where place + part.start + part.samples.count <= samples.count {
            for (index, sample) in part.samples.enumerated() { samples[place + part.start + index] += sample }
        }
    }
}
