import HapticPatterns
import HapticRendering

/// A renderer that closures can share.
final class SharedRenderer {
    private var renderer: Renderer
    /// The length of the blocks that are asked for.
    static let blockSize = 4096

    init(_ pattern: HapticPattern) throws { renderer = try Renderer(pattern) }

    var sampleCount: Int { renderer.sampleCount }

    func seek(to sample: Int) { renderer.seek(to: sample) }

    /// Renders everything, block after block.
    func renderAll(_ body: (Span<Float>) throws -> Void) rethrows {
        var block = [Float](repeating: 0, count: Self.blockSize)
        renderer.seek(to: 0)
        var left = renderer.sampleCount
        while left > 0 {
            let count = min(left, block.count)
            var all = block.mutableSpan
            var part = all._mutatingExtracting(first: count)
            renderer.render(haptic: &part)
            let done = block.span
            try body(done.extracting(first: count))
            left -= count
        }
    }
}
