extension HapticPattern {
    /// The value of a control in force at a time in seconds, by the rules of ``ControlTrack``.
    ///
    /// Compiles the control anew at each call: to ask often, keep its ``controlTrack(for:)``.
    public func value(of id: DynamicParameterID, at time: Double) -> Float {
        controlTrack(for: id).value(at: time)
    }

    /// The value of a parameter for an event at a time in seconds: stated or default, combined with its control where
    /// one acts on that kind of event, and clamped to the parameter's range.
    ///
    /// The event need not be part of the pattern. To ask often, keep the ``controlTrack(for:)`` and use
    /// ``HapticEvent/effectiveValue(of:control:)``.
    public func effectiveValue(of id: EventParameterID, for event: HapticEvent, at time: Double) -> Float {
        guard let control = id.control(for: event.kind) else { return event.value(of: id) }
        return control.combined(event.value(of: id), control: value(of: control, at: time))
    }
}
