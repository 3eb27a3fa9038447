/// The lowest and highest of the values included so far.
struct Extremes: Equatable, Hashable, Sendable {
    var low = Float.infinity
    var high = -Float.infinity

    mutating func include(_ value: Float) {
        low = min(low, value)
        high = max(high, value)
    }

    mutating func include(_ other: Extremes) {
        low = min(low, other.low)
        high = max(high, other.high)
    }

    mutating func include(_ segment: ControlTrack.Segment) {
        include(segment.startValue)
        include(segment.endValue)
    }
}

/// The extremes of blocks of segments, and of pairs of those, so that a long span is not walked segment by segment.
///
/// A rule that asks for the span of each event of a long texture would otherwise take time squared.
struct ExtremesSummary: Equatable, Hashable, Sendable {
    private static let blockLength = 32
    /// A binary tree in one array: the children of node *i* are 2*i* and 2*i* + 1, the blocks its second half.
    private var nodes: [Extremes] = []
    private var blocks: Int { nodes.count / 2 }

    init(of segments: [ControlTrack.Segment]) {
        let blocks = segments.count / Self.blockLength
        guard blocks > 0 else { return }
        nodes = Array(repeating: Extremes(), count: 2 * blocks)
        for index in 0..<blocks * Self.blockLength {
            nodes[blocks + index / Self.blockLength].include(segments[index])
        }
        for node in stride(from: blocks - 1, to: 0, by: -1) {
            nodes[node] = nodes[2 * node]
            nodes[node].include(nodes[2 * node + 1])
        }
    }

    /// The extremes of the segments at those positions.
    func extremes(of segments: [ControlTrack.Segment], in positions: Range<Int>) -> Extremes {
        var found = Extremes()
        let firstBlock = (positions.lowerBound + Self.blockLength - 1) / Self.blockLength
        let endBlock = min(positions.upperBound / Self.blockLength, blocks)
        guard firstBlock < endBlock else {
            for segment in segments[positions] { found.include(segment) }
            return found
        }
        for segment in segments[positions.lowerBound..<firstBlock * Self.blockLength] { found.include(segment) }
        for segment in segments[endBlock * Self.blockLength..<positions.upperBound] { found.include(segment) }
        found.include(extremes(ofBlocks: firstBlock..<endBlock))
        return found
    }

    /// Climbs from both ends of the range: a node that its parent does not cover alone is taken where it stands.
    private func extremes(ofBlocks range: Range<Int>) -> Extremes {
        var found = Extremes()
        var low = range.lowerBound + blocks
        var high = range.upperBound + blocks
        while low < high {
            if low % 2 == 1 {
                found.include(nodes[low])
                low += 1
            }
            if high % 2 == 1 {
                high -= 1
                found.include(nodes[high])
            }
            low /= 2
            high /= 2
        }
        return found
    }
}
