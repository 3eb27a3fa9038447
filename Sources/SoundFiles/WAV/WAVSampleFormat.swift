/// How ``WAVWriter`` stores a sample.
public enum WAVSampleFormat: CaseIterable, Sendable {
    /// 16-bit integers, full scale 32768: rounded to the nearest, ties to even, without dither, and clipped; samples
    /// that are not numbers become 0.
    case int16
    /// 24-bit integers, full scale 8388608: likewise.
    case int24
    /// 32-bit floating point: unchanged to the bit.
    case float32

    var byteCount: Int {
        switch self {
        case .int16: 2
        case .int24: 3
        case .float32: 4
        }
    }
}
