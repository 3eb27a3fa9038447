import Foundation
import HapticPatterns

/// Puts a pattern into dictionary form.
///
/// Numbers are `NSNumber`, since only those can be cast to any type of number on Linux; types and ids `NSString`, since only
/// those can be cast both to the structs and to `String`.
enum DictionaryForm {
    typealias Members = [CHHapticPattern.Key: Any]

    static func dictionary(of pattern: HapticPattern) throws(CHHapticError) -> Members {
        var entries: [Members] = []
        for (index, event) in pattern.events.enumerated() {
            entries.append([.event: try members(of: event, at: "events[\(index)]")])
        }
        for parameter in pattern.parameters { entries.append([.parameter: members(of: parameter)]) }
        for curve in pattern.curves { entries.append([.parameterCurve: members(of: curve)]) }
        return [.version: NSNumber(value: 1.0), .pattern: entries]
    }

    private static func members(of event: HapticEvent, at place: String) throws(CHHapticError) -> Members {
        var members: Members = [.eventType: spelled(event.kind.name), .time: NSNumber(value: event.time)]
        if let duration = event.duration { members[.eventDuration] = NSNumber(value: duration) }
        if !event.parameters.isEmpty {
            members[.eventParameters] = event.parameters.map { id, value -> Members in
                [.parameterID: spelled(id.name), .parameterValue: NSNumber(value: value)]
            }
        }
        guard let sound = event.sound else { return members }
        guard case .path(let path) = sound.source else {
            throw CHHapticError(
                .operationNotPermitted, "an event with a registered sound cannot be exported",
                hint: "its number means nothing outside its engine; name a file with EventWaveformPath", at: place)
        }
        members[.eventWaveformPath] = path
        if !sound.usesVolumeEnvelope { members[.eventWaveformUseVolumeEnvelope] = false }
        if sound.loops { members[.eventWaveformLoopEnabled] = true }
        return members
    }

    private static func members(of parameter: DynamicParameter) -> Members {
        [
            .parameterID: spelled(parameter.id.name), .time: NSNumber(value: parameter.time),
            .parameterValue: NSNumber(value: parameter.value),
        ]
    }

    private static func members(of curve: ParameterCurve) -> Members {
        [
            .parameterID: spelled(curve.id.name), .time: NSNumber(value: curve.time),
            .parameterCurveControlPoints: curve.points.map { point -> Members in
                [.time: NSNumber(value: point.time), .parameterValue: NSNumber(value: point.value)]
            },
        ]
    }

    private static func spelled(_ name: String) -> NSString { NSString(string: name) }
}
