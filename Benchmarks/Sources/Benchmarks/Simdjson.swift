import CSimdjson

/// simdjson's on-demand reader, through the C function of `CSimdjson`.
enum Simdjson {
    static let name = unsafe "simdjson \(String(cString: csimdjson_name())) on demand"

    /// The bytes with the room behind them that simdjson wants.
    static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0x20, count: csimdjson_padding())
    }

    static func totals(_ padded: [UInt8], length: Int) -> Totals {
        // `padded` has `length` bytes and the padding behind them, see above.
        let totals = unsafe padded.withUnsafeBufferPointer { unsafe csimdjson_read($0.baseAddress, length) }
        guard totals.ok else { return Totals() }
        return Totals(
            events: totals.events, parameters: totals.parameters, curves: totals.curves, points: totals.points,
            sum: totals.sum)
    }
}
