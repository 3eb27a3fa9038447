/// How one sample is stored, in little-endian order.
enum WAVEncoding: Equatable {
    case unsigned8, signed16, signed24, signed32, float32, float64

    var byteCount: Int {
        switch self {
        case .unsigned8: 1
        case .signed16: 2
        case .signed24: 3
        case .signed32, .float32: 4
        case .float64: 8
        }
    }

    /// Integers, which stand at the top of as many bytes as they need.
    init?(integerBytes: Int) {
        switch integerBytes {
        case 1: self = .unsigned8
        case 2: self = .signed16
        case 3: self = .signed24
        case 4: self = .signed32
        default: return nil
        }
    }

    init?(floatBits: Int) {
        switch floatBits {
        case 32: self = .float32
        case 64: self = .float64
        default: return nil
        }
    }
}
