extension CHHapticEngine: Hashable {
    /// True for one engine.
    public static func == (lhs: CHHapticEngine, rhs: CHHapticEngine) -> Bool { lhs === rhs }

    /// Feeds which engine it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
