import AHAP
import HapticPatterns

extension FuzzTarget {
    /// Reading any bytes ends, gives finite numbers, and takes exactly what is JSON.
    static let reader = FuzzTarget(name: "reader", readsText: true) { bytes throws(Violation) in
        let document = AHAPDocument(bytes)
        try require(document.bytes == bytes, "a document keeps its bytes")
        try requireFinite(document.pattern)
        var check = JSONCheck(bytes, depth: ReadLimits.standard.depth)
        let isJSON = check.isJSON()
        try require(
            document.isJSON == isJSON, "the reader says isJSON = \(document.isJSON), an independent check \(isJSON)")
        try requireLimits(bytes)
    }

    private static func requireFinite(_ pattern: HapticPattern) throws(Violation) {
        for event in pattern.events {
            try require(event.time.isFinite && (event.duration ?? 0).isFinite, "an event's times are finite")
            for (id, value) in event.parameters { try require(value.isFinite, "\(id.name) is finite") }
            try require(event.kind == .audioCustom || event.sound == nil, "only custom sounds have a sound")
        }
        for parameter in pattern.parameters {
            try require(parameter.time.isFinite && parameter.value.isFinite, "a parameter is finite")
        }
        for curve in pattern.curves {
            try require(curve.time.isFinite, "a curve's time is finite")
            for point in curve.points {
                try require(point.time.isFinite && point.value.isFinite, "a control point is finite")
            }
        }
    }

    /// With narrow limits: no more is read than they allow, and no fewer faults are found than without.
    private static func requireLimits(_ bytes: [UInt8]) throws(Violation) {
        let limits = ReadLimits(bytes: 4096, depth: 5, entries: 3)
        let document = AHAPDocument(bytes, limits: limits)
        let pattern = document.pattern
        let points = pattern.curves.reduce(0) { $0 + $1.points.count }
        let entries = pattern.events.count + pattern.parameters.count + pattern.curves.count
        try require(entries + points <= limits.entries, "no more entries than the limit")
        try require(bytes.count <= limits.bytes || !document.isJSON, "a file over the limit is refused")
    }
}
