import Foundation
import SwiftUI
import ViewGraph

/// A view in a window, to be looked at.
@MainActor
struct Screen {
    let root = ViewRoot()

    init<Content: View>(_ view: Content, size: CGSize = CGSize(width: 400, height: 800)) {
        root.layout.size = size
        root.show(view)
    }

    /// All elements, those further out first and those at the back first.
    var elements: [Element] {
        var (found, left) = ([Element](), root.layout.window(of: root).map { [$0] } ?? [])
        while let element = left.popLast() {
            found.append(element)
            left += element.children.reversed()
        }
        return found
    }

    /// The elements of a role.
    func all(_ role: ElementRole) -> [Element] { elements.filter { $0.semantics.role == role } }

    func first(_ role: ElementRole) -> Element? { all(role).first }

    /// What the first element of a role says of its looks.
    func details(_ role: ElementRole) -> [String]? { first(role)?.semantics.details }

    /// What something takes of what it is offered.
    func size(width: CGFloat?, height: CGFloat? = nil) -> CGSize? {
        root.top?.elements.first?.size(for: ProposedSize(width: width, height: height))
    }
}

/// What views of tests depend on.
@MainActor @Observable
final class Switch {
    var isOn = false
}

/// A view that depends on a switch.
struct Switched<Content: View>: View {
    let model: Switch
    @ViewBuilder let content: (Bool) -> Content

    var body: some View { content(model.isOn) }
}

extension Screen {
    /// Turns a switch on with an animation.
    func turnOn(_ model: Switch, _ animation: Animation?) {
        root.perform { withAnimation(animation) { model.isOn = true } }
    }
}

/// Equal but for rounding.
func areClose(_ first: CGSize?, _ width: CGFloat, _ height: CGFloat) -> Bool {
    first.map { abs($0.width - width) < 1e-9 && abs($0.height - height) < 1e-9 } ?? false
}
