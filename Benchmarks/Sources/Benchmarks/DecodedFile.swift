/// An AHAP file as `JSONDecoder` reads it: every field of every entry, synthesised, as an application would write it.
struct DecodedFile: Codable {
    var version: Double
    var pattern: [Entry]

    enum CodingKeys: String, CodingKey {
        case version = "Version"
        case pattern = "Pattern"
    }

    struct Entry: Codable {
        var event: Event?
        var parameter: Parameter?
        var curve: Curve?

        enum CodingKeys: String, CodingKey {
            case event = "Event"
            case parameter = "Parameter"
            case curve = "ParameterCurve"
        }
    }

    struct Event: Codable {
        var time: Double
        var type: String
        var duration: Double?
        var parameters: [EventParameter]?
        var path: String?
        var usesVolumeEnvelope: Bool?
        var loops: Bool?

        enum CodingKeys: String, CodingKey {
            case time = "Time"
            case type = "EventType"
            case duration = "EventDuration"
            case parameters = "EventParameters"
            case path = "EventWaveformPath"
            case usesVolumeEnvelope = "EventWaveformUseVolumeEnvelope"
            case loops = "EventWaveformLoopEnabled"
        }
    }

    struct EventParameter: Codable {
        var id: String
        var value: Double

        enum CodingKeys: String, CodingKey {
            case id = "ParameterID"
            case value = "ParameterValue"
        }
    }

    struct Parameter: Codable {
        var id: String
        var time: Double
        var value: Double

        enum CodingKeys: String, CodingKey {
            case id = "ParameterID"
            case time = "Time"
            case value = "ParameterValue"
        }
    }

    struct Curve: Codable {
        var id: String
        var time: Double
        var points: [Point]

        enum CodingKeys: String, CodingKey {
            case id = "ParameterID"
            case time = "Time"
            case points = "ParameterCurveControlPoints"
        }
    }

    struct Point: Codable {
        var time: Double
        var value: Double

        enum CodingKeys: String, CodingKey {
            case time = "Time"
            case value = "ParameterValue"
        }
    }
}
