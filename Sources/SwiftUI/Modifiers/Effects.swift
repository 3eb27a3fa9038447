public import Foundation
public import ViewGraph

/// A move after the layout.
struct OffsetEffect {
    var offset: CGSize
}

extension OffsetEffect: ElementEffect {
    typealias Body = Never

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func transform(in size: CGSize) -> Transform { .offset(offset) }

    func describe(_ semantics: inout Semantics) {
        semantics.details.append("offset(\(Words.number(offset.width)), \(Words.number(offset.height)))")
    }
}

/// A turn after the layout.
struct RotationEffect {
    var angle: Angle
    var anchor: UnitPoint
}

extension RotationEffect: ElementEffect {
    typealias Body = Never

    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func transform(in size: CGSize) -> Transform { Transform.rotation(angle).about(anchor.point(in: size)) }

    func describe(_ semantics: inout Semantics) {
        semantics.details.append("rotation(\(Words.number(angle.degrees))°)")
    }
}

/// A change of size after the layout.
struct ScaleEffect {
    var scale: CGSize
    var anchor: UnitPoint
}

extension ScaleEffect: ElementEffect {
    typealias Body = Never

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func transform(in size: CGSize) -> Transform { Transform.scale(scale).about(anchor.point(in: size)) }

    func describe(_ semantics: inout Semantics) {
        let isEven = scale.width == scale.height
        let words = [scale.width, isEven ? nil : scale.height].compactMap { $0.map { Words.number($0) } }
        semantics.details.append("scale(\(words.joined(separator: ", ")))")
    }
}

/// How much of what is behind shines through.
struct OpacityEffect {
    var opacity: Double
}

extension OpacityEffect: ElementEffect {
    typealias Body = Never

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func describe(_ semantics: inout Semantics) {
        semantics.details.append("opacity(\(Words.number(opacity)))")
    }
}

extension UnitPoint {
    /// The point in a size.
    fileprivate func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}

extension View {
    /// This view moved by some points. What is around it stays.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }

    /// This view moved by some points. What is around it stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// This view turned about a point of it, clockwise. What is around it stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// This view made larger or smaller about a point of it. What is around it stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// This view made larger or smaller about a point of it. What is around it stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// This view made larger or smaller about a point of it. What is around it stays.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// This view with what is behind it shining through: not at 1, and alone at 0.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
}
