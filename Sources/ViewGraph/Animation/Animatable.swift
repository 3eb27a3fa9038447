public import Foundation

/// A type whose values can be animated: it says what of it moves.
public protocol Animatable {
    /// What an animation interpolates.
    associatedtype AnimatableData: VectorArithmetic

    /// The part of this value that an animation interpolates.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing: such values jump.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Float: Animatable {
    /// The value itself.
    public typealias AnimatableData = Float
}

extension Double: Animatable {
    /// The value itself.
    public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
    /// The value itself.
    public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
    /// The two coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Width and height.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Origin and size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
