import HapticPatterns

extension AHAPSchema {
    static var eventTypes: SchemaValue {
        oneOf(
            HapticEvent.Kind.allCases.map { kind in
                let description =
                    switch kind {
                    case .hapticTransient: "A tap."
                    case .hapticContinuous: "A buzz; needs a duration."
                    case .audioContinuous: "A tone."
                    case .audioCustom: "A sound file; needs its path."
                    }
                return (kind.name, description)
            })
    }

    static var eventParameterIDs: SchemaValue {
        oneOf(
            EventParameterID.allCases.map { id in
                (id.name, id.meaning + " (" + range(id.range) + "; " + defaults(of: id) + " unless stated)")
            })
    }

    static var dynamicParameterIDs: SchemaValue {
        oneOf(
            DynamicParameterID.allCases.map { id in
                let joins = id.combination == .multiply ? "multiplies " : "adds to "
                let neutral = NumberSpelling.text(id.neutralValue) + " changes nothing"
                return (
                    id.name,
                    id.meaning + " (" + range(id.range) + "; " + joins + id.target.name + "; " + neutral + ")"
                )
            })
    }

    /// One of these strings, or null.
    private static func oneOf(_ names: [(String, String)]) -> SchemaValue {
        var choices = names.map { SchemaValue.object([("const", .string($0.0)), ("description", .string($0.1))]) }
        choices.append(["type": "null"])
        return ["oneOf": .array(choices)]
    }

    private static func range(_ range: ClosedRange<Float>) -> String {
        NumberSpelling.text(range.lowerBound) + " to " + NumberSpelling.text(range.upperBound)
    }

    /// `0.75 for HapticTransient, 0.6 for HapticContinuous`, with the types only where they differ.
    private static func defaults(of id: EventParameterID) -> String {
        let kinds = HapticEvent.Kind.allCases.filter { id.applies(to: $0) }
        let values = kinds.map { NumberSpelling.text(id.defaultValue(for: $0)) }
        guard let first = values.first else { return "" }
        if values.allSatisfy({ $0 == first }) { return first }
        return zip(values, kinds).map { $0 + " for " + $1.name }.joined(separator: ", ")
    }
}
