import Foundation

/// The way of a finger: as much of it as its velocity needs.
struct DragTrack {
    private struct Sample {
        let time: Double
        let location: CGPoint
    }

    private let start: Touch
    private let space: CoordinateSpace
    private var last: Touch
    /// Those of the last tenth of a second, and one before in any case.
    private var samples: [Sample] = []

    init(_ touch: Touch, in space: CoordinateSpace) {
        self.start = touch
        self.last = touch
        self.space = space
    }

    mutating func add(_ touch: Touch) {
        last = touch
        let sample = Sample(time: touch.time, location: touch.location(in: space))
        if samples.last?.time == sample.time { samples.removeLast() }
        let isRecent = { (other: Sample) in sample.time - other.time <= 0.1 }
        let recent = samples.firstIndex(where: isRecent) ?? samples.endIndex
        samples.removeFirst(min(recent, max(0, samples.count - 1)))
        samples.append(sample)
    }

    /// How far the finger is from its start, in points of the window.
    var distance: CGFloat { last.distance(to: start) }

    var value: DragGesture.Value {
        DragGesture.Value(
            time: last.time, location: last.location(in: space), startLocation: start.location(in: space),
            velocity: velocity)
    }

    private var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        let velocity = CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
        return velocity.width.isFinite && velocity.height.isFinite ? velocity : .zero
    }
}
