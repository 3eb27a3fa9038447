import Foundation
public import ViewGraph

/// Something to be switched on and off: SwiftUI's `Toggle`. Its switch is 51 points wide and 31 high.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let label: Label

    /// A switch with a label that a closure lists.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle: View {
    /// The label, and the switch on the other side.
    public var body: some View {
        ToggleRow(
            content: HStack {
                label; Spacer(); SwitchFace()
            }, isOn: isOn)
    }
}

/// A row that is switched when it is tapped.
struct ToggleRow<Content: View> {
    let content: Content
    let isOn: Binding<Bool>
}

extension ToggleRow: View {
    typealias Body = Never
}

extension ToggleRow: ContainerView {
    var isSolid: Bool { true }

    func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    func arrange(_ children: [Element], in element: Element) {
        for child in children { element.place(child, at: .zero, element.proposal) }
    }

    func semantics(_ environment: EnvironmentValues) -> Semantics {
        var semantics = Semantics(role: .toggle)
        semantics.value = isOn.wrappedValue ? "on" : "off"
        return semantics
    }

    func gestures(_ element: Element) -> [any Gesture] {
        [TapGesture().onEnded { _ in isOn.wrappedValue.toggle() }]
    }
}

/// How a switch looks.
struct SwitchFace {}

extension SwitchFace: View {
    typealias Body = Never
}

extension SwitchFace: LeafView {
    func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize { CGSize(width: 51, height: 31) }
    func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics { Semantics() }
}
