extension HapticEvent {
    /// The event's own value of a parameter: the stated one as a player takes it (clamped), or the default of its kind.
    public func value(of id: EventParameterID) -> Float {
        guard let stated = parameters[id] else { return id.defaultValue(for: kind) }
        return id.legalValue(nearest: stated, for: kind)
    }

    /// The value of a parameter under its control.
    ///
    /// - Parameters:
    ///   - id: Which parameter.
    ///   - control: The value of ``EventParameterID/control(for:)`` at the time of interest; without effect where there is
    ///     none.
    public func effectiveValue(of id: EventParameterID, control: Float) -> Float {
        id.control(for: kind)?.combined(value(of: id), control: control) ?? value(of: id)
    }
}
