/// One step of a pattern written in Swift with ``HapticPattern/init(_:)``.
///
/// Times within an element count from the moment at which it is placed. You rarely write a case by name: ``Tap``,
/// ``Buzz``, ``Tone``, ``Sound``, ``Rest``, ``Series``, ``Overlay``, ``Repeat``, and events, parameters, curves and whole
/// patterns make one each.
public enum PatternElement: Equatable, Hashable, Sendable {
    /// An event; takes its time and stated duration.
    case event(HapticEvent)
    /// A control that steps to a value; takes no time.
    case parameter(DynamicParameter)
    /// A control that moves along a curve; takes no time, so that what follows plays under it.
    case curve(ParameterCurve)
    /// A pattern with its controls; takes its duration.
    case pattern(HapticPattern)
    /// Silence of that many seconds.
    case rest(Double)
    /// One after the other.
    case series([PatternElement])
    /// All from the same moment; takes the time of the longest.
    case overlay([PatternElement])
    /// One after the other, that many times.
    case repeated(Int, [PatternElement])
}

/// What can stand in a pattern written in Swift.
public protocol PatternContent {
    /// The element that it makes.
    var element: PatternElement { get }
}

extension PatternElement: PatternContent {
    /// The element itself.
    public var element: PatternElement { self }
}

extension HapticEvent: PatternContent {
    /// The event, its time counted from the moment at which it is placed.
    public var element: PatternElement { .event(self) }
}

extension DynamicParameter: PatternContent {
    /// The parameter, its time counted from the moment at which it is placed.
    public var element: PatternElement { .parameter(self) }

    /// A step at the moment at which it is placed.
    ///
    /// - Parameters:
    ///   - id: Which control.
    ///   - value: In the range of the control.
    public init(_ id: DynamicParameterID, value: Float) {
        self.init(id, time: 0, value: value)
    }
}

extension ParameterCurve: PatternContent {
    /// The curve, its time counted from the moment at which it is placed.
    public var element: PatternElement { .curve(self) }

    /// A curve from the moment at which it is placed, by value at each time: `[0: 1, 0.4: 0.2]`.
    ///
    /// - Parameters:
    ///   - id: Which control.
    ///   - values: Seconds from the start of the curve, with values in the range of the control.
    public init(_ id: DynamicParameterID, _ values: KeyValuePairs<Double, Float>) {
        self.init(id, time: 0, points: values.map { ControlPoint(time: $0.key, value: $0.value) })
    }
}

extension HapticPattern: PatternContent {
    /// The pattern, its times counted from the moment at which it is placed.
    public var element: PatternElement { .pattern(self) }
}
