/// Where a channel belongs. The raw value is the bit that stands for it in the channel mask of a WAV file.
public enum Speaker: Int, CaseIterable, Sendable {
    case frontLeft, frontRight, frontCentre, lowFrequency, backLeft, backRight
    case frontLeftOfCentre, frontRightOfCentre, backCentre, sideLeft, sideRight
    case topCentre, topFrontLeft, topFrontCentre, topFrontRight, topBackLeft, topBackCentre, topBackRight
    /// Nowhere in particular.
    case unplaced

    /// The order that files follow which do not state one: that of WAV files, 1 to 8 channels.
    static func usual(channels: Int) -> [Speaker] {
        switch channels {
        case 1: [.frontCentre]
        case 2: [.frontLeft, .frontRight]
        case 3: [.frontLeft, .frontRight, .frontCentre]
        case 4: [.frontLeft, .frontRight, .backLeft, .backRight]
        case 5: [.frontLeft, .frontRight, .frontCentre, .backLeft, .backRight]
        case 6: [.frontLeft, .frontRight, .frontCentre, .lowFrequency, .backLeft, .backRight]
        case 7: [.frontLeft, .frontRight, .frontCentre, .lowFrequency, .backCentre, .sideLeft, .sideRight]
        case 8:
            [.frontLeft, .frontRight, .frontCentre, .lowFrequency, .backLeft, .backRight, .sideLeft, .sideRight]
        default: []
        }
    }

    /// The order of Vorbis and Opus, which has the centre second: section 4.3.9 of the Vorbis I specification.
    static func vorbis(channels: Int) -> [Speaker] {
        switch channels {
        case 3: [.frontLeft, .frontCentre, .frontRight]
        case 5: [.frontLeft, .frontCentre, .frontRight, .backLeft, .backRight]
        case 6: [.frontLeft, .frontCentre, .frontRight, .backLeft, .backRight, .lowFrequency]
        case 7: [.frontLeft, .frontCentre, .frontRight, .sideLeft, .sideRight, .backCentre, .lowFrequency]
        case 8:
            [.frontLeft, .frontCentre, .frontRight, .sideLeft, .sideRight, .backLeft, .backRight, .lowFrequency]
        default: usual(channels: channels)
        }
    }

    /// What the channel mask of a WAV file names, from the lowest bit up. A mask of 0 says that the channels of a file
    /// are no speakers; of one or two channels they are taken for some all the same.
    static func masked(_ mask: UInt32, channels: Int) -> [Speaker] {
        if mask == 0 { return channels <= 2 ? usual(channels: channels) : [] }
        return allCases.filter { $0 != .unplaced && mask & (1 << UInt32($0.rawValue)) != 0 }
    }

    /// One entry a channel: too many are cut, missing ones are unplaced.
    static func fitting(_ speakers: [Speaker], channels: Int) -> [Speaker] {
        Array(speakers.prefix(channels)) + Array(repeating: .unplaced, count: max(0, channels - speakers.count))
    }
}
