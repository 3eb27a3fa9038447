import ViewGraph

/// What is drawn with, until it is known where: then it comes to a ``Paint``.
indirect enum Ink: Equatable, Sendable {
    case paint(Paint)
    /// What holds where it is drawn.
    case foreground
    /// The tint where it is drawn.
    case tint
    /// A level of what holds where it is drawn: 0 is itself.
    case level(Int)
    case faded(Ink, Double)
    case custom(CustomInk)

    /// What a style draws with.
    init<Style: ShapeStyle>(_ style: Style) {
        self = (style as? any InkStyle)?.ink ?? .custom(CustomInk(style))
    }
}

/// A style of the package's own.
protocol InkStyle: ShapeStyle where Resolved == Never {
    var ink: Ink { get }
}

/// A style of the user's, which says where it is drawn what it comes to.
final class CustomInk: Equatable, Sendable {
    let resolve: @Sendable (EnvironmentValues) -> Ink

    init<Style: ShapeStyle>(_ style: Style) { resolve = { Ink(style.resolve(in: $0)) } }

    /// Styles of the user's cannot be compared.
    static func == (first: CustomInk, second: CustomInk) -> Bool { first === second }
}

/// Ink in the environment, which may be on its way to another: what it comes to is asked for when it is drawn.
@MainActor
final class InkSource: MovingSource {
    /// What an animation moves: colours that were added up, so that what is left to go is added to what the ink comes to.
    private struct Shift: Animatable {
        var animatableData: Paint.Vector
    }

    private let root: ViewRoot
    private let outer: EnvironmentScope
    private var ink: Ink
    private var total = Paint.Vector.zero
    private let shift: AnimatedAttribute<Shift>
    /// What the next level comes to, where that is no part of this one.
    private var next: InkSource?

    /// - Parameter levels: Inks of their own for the levels that follow.
    init(_ ink: Ink, levels: [Ink] = [], in root: ViewRoot, _ outer: EnvironmentScope) {
        (self.ink, self.root, self.outer) = (ink, root, outer)
        shift = AnimatedAttribute(Shift(animatableData: .zero), in: root)
        setNext(levels, Transaction())
    }

    var end: Double { max(shift.end, next?.end ?? -.infinity) }

    private func setNext(_ levels: [Ink], _ transaction: Transaction) {
        guard let ink = levels.first else { return next = nil }
        let further = Array(levels.dropFirst())
        if let next { return next.set(ink, levels: further, transaction) }
        next = InkSource(ink, levels: further, in: root, outer)
    }

    func set(_ ink: Ink, levels: [Ink] = [], _ transaction: Transaction) {
        setNext(levels, transaction)
        if ink == self.ink { return }
        let values = outer.values
        total += values.paint(of: ink).vector - values.paint(of: self.ink).vector
        self.ink = ink
        shift.set(Shift(animatableData: total), transaction)
    }

    /// What a level of it comes to now.
    func paint(level: Int) -> Paint {
        if level > 0, let next { return next.paint(level: level - 1) }
        var paint = outer.values.paint(of: ink, level: level)
        guard shift.isAnimating else { return paint }
        let left = shift.presented(Shift(animatableData: total)).animatableData - total
        paint.vector += left.scaled(by: EnvironmentValues.share(of: level))
        return paint
    }
}

/// Finds a source in the environment; the same one is equal.
struct InkHandle: Equatable {
    var source: InkSource?

    static func == (first: InkHandle, second: InkHandle) -> Bool { first.source === second.source }
}

extension EnvironmentValues {
    private struct ForegroundKey: EnvironmentKey {
        static var defaultValue: InkHandle { InkHandle() }
    }

    private struct TintKey: EnvironmentKey {
        static var defaultValue: InkHandle { InkHandle() }
    }

    var foreground: InkHandle {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    var tint: InkHandle {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// How much of a colour a level of it has.
    static func share(of level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.175
        }
    }

    /// How many styles of the user's may each come to the next.
    private static var mostStyles: Int { 32 }

    /// What a style comes to here.
    @MainActor
    package func paint<Style: ShapeStyle>(of style: Style) -> Paint { paint(of: Ink(style)) }

    /// What ink, or a level of it, comes to here. Levels of the text colour of the system have values of their own.
    @MainActor
    func paint(of ink: Ink, level: Int = 0) -> Paint {
        switch ink {
        case .paint(let paint): return paint.faded(by: Self.share(of: level))
        case .tint: return tint.source?.paint(level: level) ?? Color.accentColor.paint.faded(by: Self.share(of: level))
        case .foreground: return foreground.source?.paint(level: level) ?? Color.label(level)
        case .level(let own): return foreground.source?.paint(level: max(own, level)) ?? Color.label(max(own, level))
        case .faded(let ink, let share): return paint(of: ink, level: level).faded(by: share)
        case .custom(let custom):
            var ink = custom.resolve(self)
            for _ in 0..<Self.mostStyles {
                guard case .custom(let next) = ink else { return paint(of: ink, level: level) }
                ink = next.resolve(self)
            }
            return Color.label(level)
        }
    }
}
