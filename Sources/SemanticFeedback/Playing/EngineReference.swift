import CoreHaptics

/// An engine that is kept alive.
struct EngineReference: @unchecked Sendable {
    // Any thread may call an engine; it is only open to subclasses, which the compiler cannot know.
    let engine: CHHapticEngine
}

/// An engine that is not.
struct WeakEngine: @unchecked Sendable {
    // As above.
    weak let engine: CHHapticEngine?

    init(_ engine: CHHapticEngine) { self.engine = engine }
}
