public import HapticPatterns

/// Writes a pattern as AHAP, in the canonical layout: formatting it (see ``AHAPFormatter``) changes nothing.
public struct AHAPWriter: Sendable {
    /// There is nothing to choose: one canonical layout.
    public init() {}

    /// The pattern as text, which reads back as an equal pattern if it keeps within ``ReadLimits``.
    ///
    /// Entries stand in the order of their times as far as the pattern's own order allows: events among themselves,
    /// parameters and curves keep theirs. At the same time events come first, then parameters, then curves. What the
    /// pattern does not state, or what a reader assumes, is not written; values outside their ranges are written as
    /// they are.
    ///
    /// - Parameters:
    ///   - pattern: What is written.
    ///   - metadata: What stands under `Metadata`, in this order; without any, there is no such member.
    /// - Throws: ``WriteError`` if AHAP cannot hold the pattern.
    public func bytes(
        for pattern: HapticPattern, metadata: [(key: String, value: String)] = []
    ) throws(WriteError) -> [UInt8] {
        try AHAPWriter.check(pattern)
        let points = pattern.curves.reduce(0) { $0 + $1.points.count }
        var output = PatternText(
            capacity: 128 + pattern.events.count * 256 + (pattern.parameters.count + points) * 80)
        output.write(pattern, metadata: metadata)
        return output.text.bytes
    }

    // MARK: What cannot be written

    private static func check(_ pattern: HapticPattern) throws(WriteError) {
        for (index, event) in pattern.events.enumerated() { try check(event, index) }
        for (index, parameter) in pattern.parameters.enumerated()
        where !parameter.time.isFinite || !parameter.value.isFinite {
            throw .notFinite(.parameter(index))
        }
        for (index, curve) in pattern.curves.enumerated() {
            let isFinite = curve.points.allSatisfy { $0.time.isFinite && $0.value.isFinite }
            guard isFinite, curve.time.isFinite else { throw .notFinite(.curve(index)) }
        }
    }

    private static func check(_ event: HapticEvent, _ index: Int) throws(WriteError) {
        guard event.time.isFinite, (event.duration ?? 0).isFinite,
            event.parameters.allSatisfy({ $0.value.isFinite })
        else { throw .notFinite(.event(index)) }
        guard let sound = event.sound else { return }
        guard event.kind == .audioCustom else { throw .soundOnOtherKind(event: index) }
        if case .resource = sound.source { throw .soundIsResource(event: index) }
    }
}
