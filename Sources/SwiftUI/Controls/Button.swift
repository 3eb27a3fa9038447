import Foundation
public import ViewGraph

/// What a button is for: SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It calls something off.
    public static let cancel = ButtonRole(name: "cancel")

    var description: String { name }
}

/// Something to be tapped: SwiftUI's `Button`.
///
/// Actions run on the main actor. One that was declared without saying so, as before Swift 6, may be given too.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// A button that looks like what a closure lists.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}

extension Button: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension Button: ContainerView {
    package func isLaidOut(like other: Button<Label>) -> Bool { true }

    package var isSolid: Bool { true }

    package var content: HStack<Label> { HStack { label } }

    package func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    package func arrange(_ children: [Element], in element: Element) {
        for child in children { element.place(child, at: .zero, element.proposal) }
    }

    package func semantics(_ environment: EnvironmentValues) -> Semantics {
        var semantics = Semantics(role: .button)
        if let role { semantics.details.append(role.description) }
        return semantics
    }

    package func gestures(_ element: Element) -> [any Gesture] { [ReleaseGesture().onEnded { _ in action() }] }
}

extension Button where Label == Text {
    /// A button with a text.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a text.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a role and a text.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a role and a text.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a text and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A button with a role, a text and a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a role, a text and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
