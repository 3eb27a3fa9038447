import Foundation
public import ViewGraph

/// A value to be set by dragging: SwiftUI's `Slider`. It is 31 points high and as wide as it may be.
///
/// Bounds may be infinite. There are no places between such bounds: a finger on the slider does not change the value, while
/// `ViewHost.set(slider:to:duration:)` does. Steps are counted from the lower bound; there are none where that is infinite.
public struct Slider<Label: View, ValueLabel: View> {
    /// The value of a slider as one of its own kind of number.
    struct Scale {
        let value: () -> Double
        let set: (Double) -> Void
        let bounds: ClosedRange<Double>
        let step: Double?

        /// The value for a place, a share of the way from the lower bound to the upper; `nil` where there is no way between.
        func value(at share: Double) -> Double? {
            guard bounds.lowerBound.isFinite, bounds.upperBound.isFinite else { return nil }
            let width = bounds.upperBound - bounds.lowerBound
            // Bounds may be too far apart for a number.
            let value =
                width.isFinite
                ? bounds.lowerBound + share * width
                : bounds.lowerBound * (1 - share) + bounds.upperBound * share
            return limited(value)
        }

        /// The nearest value that it may have.
        func limited(_ value: Double) -> Double {
            let value = min(max(value.isNaN ? bounds.lowerBound : value, bounds.lowerBound), bounds.upperBound)
            guard let step, step > 0, step.isFinite, bounds.lowerBound.isFinite else { return value }
            let steps = ((value - bounds.lowerBound) / step).rounded()
            return steps.isFinite ? min(bounds.lowerBound + steps * step, bounds.upperBound) : value
        }

        /// The place of the value; the beginning where there are no places.
        var share: Double {
            let width = bounds.upperBound - bounds.lowerBound
            return width > 0 && width.isFinite
                ? (min(max(value(), bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / width : 0
        }
    }

    let scale: Scale
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?
    let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
        _ ends: (minimum: ValueLabel, maximum: ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        scale = Scale(
            value: { Double(value.wrappedValue) },
            set: { new in
                // A step of a tenth is none in binary: what is the value already is not set again.
                if V(new) != value.wrappedValue { value.wrappedValue = V(new) }
            },
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        (self.label, minimum, maximum) = (label, ends?.minimum, ends?.maximum)
        self.onEditingChanged = onEditingChanged
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label, which is not shown.
    ///
    /// - Parameters:
    ///   - value: What it sets.
    ///   - bounds: From where to where.
    ///   - label: What it is called.
    ///   - onEditingChanged: Is told when a finger comes and goes.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, onEditingChanged)
    }

    /// A slider in steps with a label, which is not shown.
    ///
    /// - Parameters:
    ///   - value: What it sets.
    ///   - bounds: From where to where.
    ///   - step: The distance of two values.
    ///   - label: What it is called.
    ///   - onEditingChanged: Is told when a finger comes and goes.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider.
    ///
    /// - Parameters:
    ///   - value: What it sets.
    ///   - bounds: From where to where.
    ///   - onEditingChanged: Is told when a finger comes and goes.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
    }

    /// A slider in steps.
    ///
    /// - Parameters:
    ///   - value: What it sets.
    ///   - bounds: From where to where.
    ///   - step: The distance of two values.
    ///   - onEditingChanged: Is told when a finger comes and goes.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), EmptyView(), nil, onEditingChanged)
    }
}

extension Slider {
    /// A slider with views at its ends, and a label, which is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    }

    /// A slider in steps with views at its ends, and a label, which is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    }
}

extension Slider: View {
    /// The track between the views at its ends.
    public var body: some View {
        HStack {
            minimum
            SliderTrack(scale: scale, label: label, onEditingChanged: onEditingChanged)
            maximum
        }
    }
}
