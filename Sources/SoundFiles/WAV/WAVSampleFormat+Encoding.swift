extension WAVSampleFormat {
    /// Stores samples in little-endian order. The caller sees to it that there is room.
    func encode(_ samples: Span<Float>, into bytes: inout [UInt8], at offset: Int) {
        guard offset >= 0, samples.count <= (bytes.count - offset) / byteCount else { return }
        if self == .float32, Self.isLittleEndian { return Self.copy(samples, into: &bytes, at: offset) }
        var bytes = bytes.mutableSpan
        switch self {
        case .int16:
            for index in samples.indices {
                store(Self.integer16(samples[index]), in: &bytes, at: offset + index * 2)
            }
        case .int24:
            for index in samples.indices {
                let integer = Self.integer24(samples[index])
                store(UInt16(truncatingIfNeeded: integer), in: &bytes, at: offset + index * 3)
                bytes[offset + index * 3 + 2] = UInt8(truncatingIfNeeded: integer >> 16)
            }
        case .float32:
            for index in samples.indices {
                store(samples[index].bitPattern, in: &bytes, at: offset + index * 4)
            }
        }
    }

    private static var isLittleEndian: Bool { UInt16(1).littleEndian == 1 }

    /// Floating point as memory has it already.
    private static func copy(_ samples: Span<Float>, into bytes: inout [UInt8], at offset: Int) {
        unsafe samples.withUnsafeBytes { source in
            unsafe bytes.withUnsafeMutableBytes { target in
                // There is room behind the offset for all bytes of the samples: the caller has checked.
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[offset...]).copyMemory(from: source)
            }
        }
    }

    /// 1.5 times the number from which on floating point has no fractions: adding it leaves the rounded integer in the
    /// low bits, to the nearest with ties to even, and without the calls that `rounded()` makes.
    private static let rounding32 = Float(sign: .plus, exponent: 23, significand: 1.5)
    private static let rounding64 = Double(sign: .plus, exponent: 52, significand: 1.5)

    private static func integer16(_ sample: Float) -> UInt16 {
        let number = sample.isNaN ? 0 : sample
        let scaled = max(-32768, min(32767, number * 32768))
        return UInt16(truncatingIfNeeded: (scaled + rounding32).bitPattern)
    }

    private static func integer24(_ sample: Float) -> UInt32 {
        let number = sample.isNaN ? 0 : Double(sample)
        let scaled = max(-8_388_608, min(8_388_607, number * 8_388_608))
        return UInt32(truncatingIfNeeded: (scaled + rounding64).bitPattern)
    }

    private func store<Bits: FixedWidthInteger & BitwiseCopyable>(
        _ bits: Bits, in bytes: inout MutableSpan<UInt8>, at offset: Int
    ) {
        // Any bits are bytes.
        var raw = unsafe bytes.mutableBytes
        raw.storeBytes(of: bits.littleEndian, toByteOffset: offset, as: Bits.self)
    }
}
