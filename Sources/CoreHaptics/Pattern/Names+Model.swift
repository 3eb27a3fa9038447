import HapticPatterns

// From Apple's open names to the model's closed ones. `place` names the argument in errors.

extension CHHapticEvent.EventType {
    func kind(at place: @autoclosure () -> String) throws(CHHapticError) -> HapticEvent.Kind {
        if let kind = HapticEvent.Kind(name: rawValue) { return kind }
        throw CHHapticError(
            .invalidEventType, "unknown event type \"\(rawValue)\"",
            hint: "the types are " + HapticEvent.Kind.allCases.map { $0.name }.joined(separator: ", "), at: place())
    }
}

extension CHHapticEvent.ParameterID {
    func modelID(at place: @autoclosure () -> String) throws(CHHapticError) -> EventParameterID {
        if let id = EventParameterID(name: rawValue) { return id }
        throw CHHapticError(
            .invalidParameterType, "unknown event parameter \"\(rawValue)\"",
            hint: "the ids are " + EventParameterID.allCases.map { $0.name }.joined(separator: ", "), at: place())
    }
}

extension CHHapticDynamicParameter.ID {
    func modelID(at place: @autoclosure () -> String) throws(CHHapticError) -> DynamicParameterID {
        if let id = DynamicParameterID(name: rawValue) { return id }
        throw CHHapticError(
            .invalidParameterType, "unknown dynamic parameter \"\(rawValue)\"",
            hint: "the ids are " + DynamicParameterID.allCases.map { $0.name }.joined(separator: ", "), at: place())
    }
}
