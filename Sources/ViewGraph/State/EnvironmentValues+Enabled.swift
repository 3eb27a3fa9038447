private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// True where views take touches.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}
