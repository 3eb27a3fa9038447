import Foundation
import ViewGraph

/// What is dragged of a slider. Its label is in the tree, for those who look for it, and takes no room.
struct SliderTrack<Label: View, ValueLabel: View> {
    let scale: Slider<Label, ValueLabel>.Scale
    let label: Label
    let onEditingChanged: (Bool) -> Void
    @State private var isEditing = false

    init(scale: Slider<Label, ValueLabel>.Scale, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
        (self.scale, self.label, self.onEditingChanged) = (scale, label, onEditingChanged)
    }
}

extension SliderTrack: View {
    var body: some View { track }

    private var track: SliderBar<Label> {
        SliderBar(
            content: label, share: scale.share, value: scale.value(),
            adjust: { scale.set(scale.limited($0)) },
            drag: { share in
                edit(true)
                if let value = scale.value(at: share) { scale.set(value) }
            },
            end: { edit(false) })
    }

    private func edit(_ isEditing: Bool) {
        if self.isEditing == isEditing { return }
        self.isEditing = isEditing
        onEditingChanged(isEditing)
    }
}

/// The bar of a slider, at a value.
struct SliderBar<Content: View> {
    let content: Content
    let share: Double
    let value: Double
    let adjust: (Double) -> Void
    let drag: (Double) -> Void
    let end: () -> Void
}

extension SliderBar: View {
    typealias Body = Never
}

extension SliderBar: ContainerView {
    var isSolid: Bool { true }

    func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 31)
    }

    func arrange(_ children: [Element], in element: Element) {
        for child in children { element.place(child, at: .zero, ProposedSize(width: 0, height: 0)) }
    }

    func semantics(_ environment: EnvironmentValues) -> Semantics {
        var semantics = Semantics(role: .slider)
        semantics.value = Words.number(value)
        semantics.adjust = adjust
        semantics.hidesContent = true
        return semantics
    }

    func gestures(_ element: Element) -> [any Gesture] {
        [
            DragGesture(minimumDistance: 0)
                .onChanged { [weak element] drag in
                    guard let width = element?.size.width, width > 0 else { return }
                    self.drag(min(max(drag.location.x / width, 0), 1))
                }
                .onFinished { end() }
        ]
    }
}
