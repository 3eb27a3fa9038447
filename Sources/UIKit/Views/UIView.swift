public import Foundation

/// A stand-in for UIKit's class, so that generators can be made for a view: it draws nothing, and keeps its interactions.
open class UIView: NSObject {
    private var attached: [any UIInteraction] = []

    /// A view.
    public override init() { super.init() }

    /// The view that a location in it would be of; where it lies makes no difference.
    public init(frame: CGRect) { super.init() }

    /// What was added to it.
    open var interactions: [any UIInteraction] { attached }

    /// Adds an interaction. Without effect where it is there already.
    open func addInteraction(_ interaction: any UIInteraction) {
        if !attached.contains(where: { $0 === interaction }) { attached.append(interaction) }
    }

    /// Takes an interaction away.
    open func removeInteraction(_ interaction: any UIInteraction) { attached.removeAll { $0 === interaction } }
}
