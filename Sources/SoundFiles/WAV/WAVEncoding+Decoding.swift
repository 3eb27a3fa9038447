extension WAVEncoding {
    /// The samples that the bytes hold, full scale at -1 and 1, as many as there is room for. What is no finite number
    /// becomes 0.
    ///
    /// - Returns: How many samples were not finite.
    func decode(_ bytes: Span<UInt8>, into samples: inout MutableSpan<Float>, at start: Int) -> Int {
        // Bytes have no bits that are not theirs.
        let raw = unsafe bytes.bytes
        switch self {
        case .unsigned8: decodeEach(raw, into: &samples, at: start) { (Float($0.byte(at: $1)) - 128) / 128 }
        case .signed16:
            decodeEach(raw, into: &samples, at: start) { Float(Int16(truncatingIfNeeded: $0.low16(at: $1))) / 32768 }
        case .signed24:
            decodeEach(raw, into: &samples, at: start) {
                let top = UInt32($0.low16(at: $1)) << 8 | UInt32($0.byte(at: $1 + 2)) << 24
                return Float(Int32(bitPattern: top) >> 8) / 8_388_608
            }
        case .signed32:
            decodeEach(raw, into: &samples, at: start) { Float(Int32(bitPattern: $0.low32(at: $1))) / 2_147_483_648 }
        case .float32: return decodeFloats(raw, into: &samples, at: start) { Float(bitPattern: $0.low32(at: $1)) }
        case .float64:
            return decodeFloats(raw, into: &samples, at: start) {
                Float(Double(bitPattern: UInt64($0.low32(at: $1)) | UInt64($0.low32(at: $1 + 4)) << 32))
            }
        }
        return 0
    }

    @inline(__always)
    private func decodeEach(
        _ bytes: RawSpan, into samples: inout MutableSpan<Float>, at start: Int, _ sample: (RawSpan, Int) -> Float
    ) {
        for index in 0..<max(0, min(samples.count - start, bytes.byteCount / byteCount)) {
            samples[start + index] = sample(bytes, index * byteCount)
        }
    }

    @inline(__always)
    private func decodeFloats(
        _ bytes: RawSpan, into samples: inout MutableSpan<Float>, at start: Int, _ sample: (RawSpan, Int) -> Float
    ) -> Int {
        var unfit = 0
        decodeEach(bytes, into: &samples, at: start) {
            let value = sample($0, $1)
            if value.isFinite { return value }
            unfit += 1
            return 0
        }
        return unfit
    }
}

extension RawSpan {
    // The span checks the offset; any bits are an integer.
    fileprivate func byte(at offset: Int) -> UInt8 {
        unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self)
    }

    fileprivate func low16(at offset: Int) -> UInt16 {
        UInt16(littleEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    fileprivate func low32(at offset: Int) -> UInt32 {
        UInt32(littleEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
