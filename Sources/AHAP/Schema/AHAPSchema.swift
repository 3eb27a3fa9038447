/// A JSON Schema (draft 2020-12) for AHAP, made of the tables by which the linter judges.
///
/// It rejects what the linter's structural rules (AH002 to AH010) call an error, and nothing else: wrong types, unknown
/// event types and parameters, missing members, negative times. It therefore accepts null where AH118 only warns, and
/// values outside their ranges, which players clamp (AH101); ranges and defaults stand in descriptions, where editors
/// show them. Trailing commas and a byte order mark are not JSON for a validator, while players take them.
public enum AHAPSchema {
    /// The schema as JSON text.
    public static var text: String {
        var text = CanonicalText(capacity: 1 << 14)
        root.write(to: &text)
        text.finish()
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private static var root: SchemaValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "AHAP",
            "description": "A haptic pattern for Apple's Core Haptics. Players ignore members that they do not know.",
            "type": "object",
            "properties": .members([
                (.version, version),
                (.metadata, ["description": "Whatever one likes to note. Players ignore it."]),
                (.pattern, list(of: "Entry", "What is felt and heard, in any order.")),
            ]),
            "required": .words([.pattern]),
            "$defs": definitions,
        ]
    }

    private static var definitions: SchemaValue {
        [
            "Entry": entry,
            "Event": event,
            "EventParameter": eventParameter,
            "Parameter": parameter,
            "ParameterCurve": curve,
            "ControlPoint": controlPoint,
            "EventType": eventTypes,
            "EventParameterID": eventParameterIDs,
            "DynamicParameterID": dynamicParameterIDs,
            "Seconds": seconds,
            "Value": number,
        ]
    }

    // MARK: Values

    /// The largest double: what a file states beyond it is infinite for a reader.
    private static var largest: SchemaValue { .number(.greatestFiniteMagnitude) }

    private static var version: SchemaValue {
        [
            "description": "The version of the format, 1.0.", "type": ["number", "null"], "minimum": .number(1),
            "exclusiveMaximum": .number(2),
        ]
    }

    private static var seconds: SchemaValue {
        ["description": "Seconds.", "type": ["number", "null"], "minimum": .number(0), "maximum": largest]
    }

    private static var number: SchemaValue {
        [
            "description": "Clamped to the parameter's range by players.", "type": ["number", "null"],
            "minimum": .number(-.greatestFiniteMagnitude), "maximum": largest,
        ]
    }

    static func list(of definition: String, _ description: String) -> SchemaValue {
        [
            "description": .string(description), "type": ["array", "null"], "items": .reference(definition),
        ]
    }
}
