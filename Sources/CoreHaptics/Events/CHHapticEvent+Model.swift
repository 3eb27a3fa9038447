import HapticPatterns

extension CHHapticEvent {
    /// The event as the model has it.
    ///
    /// - Parameter place: What it is called in errors, such as `events[2]`.
    func modelled(at place: String) throws(CHHapticError) -> HapticEvent {
        let kind = try type.kind(at: place + ".type")
        var event = HapticEvent(kind: kind, time: try EntryTimes.time(relativeTime, at: place + ".relativeTime"))
        if let statedDuration {
            event.duration = try EntryTimes.duration(statedDuration, at: place + ".duration")
        } else if kind == .hapticContinuous {
            // A buzz needs a duration, and no file may leave it out. Where code does, it lasts what `duration` tells.
            event.duration = 0
        }
        event.parameters = try modelledParameters(of: kind, at: place + ".eventParameters")
        event.sound = try sound(of: kind, at: place)
        return event
    }

    private func modelledParameters(
        of kind: HapticEvent.Kind, at place: String
    ) throws(CHHapticError) -> EventParameters {
        var stated = EventParameters()
        for (index, parameter) in eventParameters.enumerated() {
            let id = try parameter.parameterID.modelID(at: "\(place)[\(index)].parameterID")
            let value = parameter.value
            // Finite values stay as they are, so that an exported pattern says what was meant.
            stated[id] = value.isNaN ? nil : value.isFinite ? value : id.legalValue(nearest: value, for: kind)
        }
        return stated
    }

    private func sound(of kind: HapticEvent.Kind, at place: String) throws(CHHapticError) -> HapticEvent.Sound? {
        guard kind == .audioCustom else { return nil }
        if let audioResourceID { return HapticEvent.Sound(.resource(audioResourceID)) }
        throw CHHapticError(
            .invalidAudioResource, "an AudioCustom event has no sound",
            hint: "make it with init(audioResourceID:parameters:relativeTime:)", at: place)
    }
}
