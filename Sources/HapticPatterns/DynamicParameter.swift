/// A control that steps to a value at a time and holds it until another of the same id replaces it.
public struct DynamicParameter: Equatable, Hashable, Sendable {
    /// Which control.
    public var id: DynamicParameterID
    /// When it steps, in seconds from the start of the pattern.
    public var time: Double
    /// The value, in the range of ``id``.
    public var value: Float

    /// A parameter from its parts, kept as they are.
    public init(_ id: DynamicParameterID, time: Double, value: Float) {
        self.id = id
        self.time = time
        self.value = value
    }
}
