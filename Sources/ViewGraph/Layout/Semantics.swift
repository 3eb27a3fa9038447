package import Foundation

/// What kind of thing an element is to its user.
package enum ElementRole: String, Sendable {
    case none, group, text, image, button, toggle, slider, scrollView, shape
}

extension Semantics {
    /// Where a scroll view is.
    package struct Scroll {
        package var offset: CGPoint
        package var contentSize: CGSize
        package var containerSize: CGSize
        /// Goes somewhere else, as far as it can.
        package var set: (CGPoint) -> Void

        package init(
            offset: CGPoint, contentSize: CGSize, containerSize: CGSize, set: @escaping (CGPoint) -> Void
        ) {
            (self.offset, self.contentSize, self.containerSize) = (offset, contentSize, containerSize)
            self.set = set
        }
    }
}

/// What an element tells of itself: to those who look for it, and to those who cannot see it.
@MainActor
package struct Semantics {
    package var role = ElementRole.none
    /// What it is called in a picture of the tree, such as `HStack`; nothing where its role says enough.
    package var kind = ""
    /// What it is called; `nil` for what stands within it.
    package var label: String?
    /// What it is set to, in words.
    package var value: String?
    /// What tests know it by.
    package var identifier: String?
    /// True where it is not there for those who cannot see it, nor is anything within.
    package var isHidden = false
    /// How it looks, in words, for a picture of the tree.
    package var details: [String] = []
    /// The colour that it is drawn in, as it is now: `#RRGGBB`, or `#RRGGBBAA` where something shines through.
    package var color: String?
    /// The part of its outline that is drawn, as it is now: from 0, where the outline begins, to 1, where it ends.
    package var trim: (from: Double, to: Double)?
    /// The kind of shape that takes touches in its place, where that is told.
    package var touchShape: String?
    /// False where it takes no touches.
    package var isEnabled = true
    /// Sets what it is set to: sliders alone.
    package var adjust: ((Double) -> Void)?

    /// Where it is, and how to get elsewhere: scroll views alone.
    package var scroll: Scroll?
    /// True for what is only around something else.
    package var isEffect: Bool { role == .none && kind.isEmpty }
    /// True where what stands within it is only a part of it, such as the label of a slider.
    package var hidesContent = false

    package init(role: ElementRole = .none, kind: String = "") { (self.role, self.kind) = (role, kind) }
}
