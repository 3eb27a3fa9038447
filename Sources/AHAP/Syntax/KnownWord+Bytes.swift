extension KnownWord {
    /// The word with exactly these bytes, or `nil`.
    package init?(bytes: [UInt8]) {
        let word = unsafe bytes.withUnsafeBufferPointer { buffer -> KnownWord in
            guard let start = buffer.baseAddress else { return .unknown }
            // The buffer holds `count` bytes, which is what both arguments say.
            return unsafe WordTable.shared.word(at: start, length: buffer.count, limit: buffer.count)
        }
        guard word != .unknown else { return nil }
        self = word
    }

    /// The word spelled so, or `nil`.
    package init?(_ text: String) { self.init(bytes: Array(text.utf8)) }
}
