/// Something that fingers do, and what is to happen then.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value = Body.Value
    /// The gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Gesture where Body == Never {
    /// Not to be asked for: such a gesture is not made of another.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never

    /// There is none: nothing has this type. Serves `View` too, whose body of the same type is as little there.
    public var body: Never { switch self {} }
}

/// A gesture that knows its own machine.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
    /// A machine that recognizes this gesture once.
    ///
    /// - Parameter depth: How many gestures are around this one; to be handed on, one more, to those within.
    func makeMachine(depth: Int) -> GestureMachine<Value>
}
