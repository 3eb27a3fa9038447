public import Foundation

/// A stand-in for UIKit's class, so that generators can be made for a view: it draws nothing, and keeps its interactions.
open class UIView: NSObject {
    private var attached: [any UIInteraction] = []
    /// Any thread may make a generator for a view.
    private let lock = NSLock()

    /// A view.
    public override init() { super.init() }

    /// The view that a location in it would be of; where it lies makes no difference.
    public init(frame: CGRect) { super.init() }

    /// What was added to it.
    open var interactions: [any UIInteraction] { lock.withLock { attached } }

    /// Adds an interaction. Without effect where it is there already.
    open func addInteraction(_ interaction: any UIInteraction) {
        lock.withLock {
            if !attached.contains(where: { $0 === interaction }) { attached.append(interaction) }
        }
    }

    /// Takes an interaction away.
    open func removeInteraction(_ interaction: any UIInteraction) {
        lock.withLock { attached.removeAll { $0 === interaction } }
    }
}
