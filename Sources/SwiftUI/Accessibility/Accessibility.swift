public import ViewGraph

/// What those who cannot see a view, and tests, are told of it.
struct AccessibilityEffect {
    var label: String?
    var value: String?
    var identifier: String?
    var isHidden = false
}

extension AccessibilityEffect: ElementEffect {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func describe(_ semantics: inout Semantics) {
        (semantics.label, semantics.value) = (label, value)
        (semantics.identifier, semantics.isHidden) = (identifier, isHidden)
    }
}

extension View {
    /// This view under a name, for those who cannot see it.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityEffect(label: label.string))
    }

    /// This view under a name, for those who cannot see it.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// This view under a name, for those who cannot see it.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// This view with what it is set to in words, for those who cannot see it.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        modifier(AccessibilityEffect(value: valueDescription.string))
    }

    /// This view with what it is set to in words, for those who cannot see it.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// This view with what it is set to in words, for those who cannot see it.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// This view under a name for tests, which its user never sees.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityEffect(identifier: identifier))
    }

    /// This view, which is not there for those who cannot see it where told so, nor is anything in it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityEffect(isHidden: hidden))
    }
}
