extension AHAPSchema {
    static var entry: SchemaValue {
        let kinds: [KnownWord] = [.event, .parameter, .parameterCurve]
        return [
            "type": ["object", "null"],
            "properties": .members(kinds.map { ($0, .reference($0.name)) }),
            // For null every `required` holds, so "exactly one" is asked of objects only.
            "if": ["type": "object"],
            "then": ["oneOf": .array(kinds.map { ["required": .words([$0])] })],
        ]
    }

    static var event: SchemaValue {
        [
            "description": "A tap, a buzz, a tone or a sound.",
            "type": ["object", "null"],
            "properties": .members([
                (.time, .reference("Seconds")),
                (.eventType, .reference("EventType")),
                (.eventDuration, .reference("Seconds")),
                (.eventWaveformPath, described(["string", "null"], "A sound file, from the folder of this file on.")),
                (
                    .eventWaveformUseVolumeEnvelope,
                    described(["boolean", "null"], "Short ramps at begin and end; true unless stated.")
                ),
                (
                    .eventWaveformLoopEnabled,
                    described(["boolean", "null"], "Repeats until the duration is over; false unless stated.")
                ),
                (.eventParameters, list(of: "EventParameter", "Constant for the event.")),
            ]),
            "required": .words([.time, .eventType]),
            "allOf": [needs(.eventDuration, .hapticContinuous), needs(.eventWaveformPath, .audioCustom)],
        ]
    }

    static var eventParameter: SchemaValue {
        object([(.parameterID, .reference("EventParameterID")), (.parameterValue, .reference("Value"))])
    }

    static var parameter: SchemaValue {
        object(
            [
                (.parameterID, .reference("DynamicParameterID")), (.time, .reference("Seconds")),
                (.parameterValue, .reference("Value")),
            ], "A control that steps to a value and holds it.")
    }

    static var curve: SchemaValue {
        object(
            [
                (.parameterID, .reference("DynamicParameterID")), (.time, .reference("Seconds")),
                (.parameterCurveControlPoints, list(of: "ControlPoint", "Between them the value moves linearly.")),
            ], "A control that moves from point to point.")
    }

    static var controlPoint: SchemaValue {
        object(
            [(.time, .reference("Seconds")), (.parameterValue, .reference("Value"))],
            "Its time counts from the start of the curve.")
    }

    /// An object, or null, that needs all the members given.
    private static func object(_ members: [(KnownWord, SchemaValue)], _ description: String? = nil) -> SchemaValue {
        var result: [(key: String, value: SchemaValue)] = []
        if let description { result.append((key: "description", value: .string(description))) }
        result.append((key: "type", value: ["object", "null"]))
        result.append((key: "properties", value: .members(members)))
        result.append((key: "required", value: .words(members.map { $0.0 })))
        return .object(result)
    }

    private static func described(_ type: SchemaValue, _ description: String) -> SchemaValue {
        ["description": .string(description), "type": type]
    }

    /// An event of that type must have that member.
    private static func needs(_ member: KnownWord, _ type: KnownWord) -> SchemaValue {
        [
            "if": [
                "properties": .members([(.eventType, ["const": .string(type.name)])]),
                "required": .words([.eventType]),
            ],
            "then": ["required": .words([member])],
        ]
    }
}
