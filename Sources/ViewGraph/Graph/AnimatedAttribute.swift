/// Something animatable, as it looks while it goes over to what it is to be.
@MainActor
package final class AnimatedAttribute<Item: Animatable> {
    private var value: AnimatedValue<Item.AnimatableData>
    private let root: ViewRoot

    package init(_ item: Item, in root: ViewRoot) {
        value = AnimatedValue(item.animatableData)
        self.root = root
    }

    /// What it is to be from now on, with the animation of a transaction.
    ///
    /// - Returns: True where it is to be something else than before.
    @discardableResult
    package func set(_ item: Item, _ transaction: Transaction) -> Bool {
        let target = item.animatableData
        if target == value.target { return false }
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        value.set(target, animation: animation, at: root.now)
        if let animation { transaction.completion?.extend(by: animation, from: root.now) }
        return true
    }

    /// The item as it looks now.
    package func presented(_ item: Item) -> Item {
        var item = item
        item.animatableData = value.value(at: root.now)
        return item
    }

    /// When it will look as it is to be; the past where it does.
    package var end: Double { value.endTime ?? -.infinity }

    /// True while it looks otherwise than it is to be.
    package var isAnimating: Bool { value.isAnimating(at: root.now) }
}

/// Lets views that are animatable themselves look as they do now.
@MainActor
class Presenter<Item> {
    func set(_ item: Item, _ transaction: Transaction) {}
    func presented(_ item: Item) -> Item { item }
    var isAnimating: Bool { false }

    /// A presenter of an item that is animatable.
    static func of(_ item: Item, in root: ViewRoot) -> Presenter<Item>? {
        guard let animatable = item as? any Animatable else { return nil }
        return make(animatable, root) as? Presenter<Item>
    }

    private static func make<Known: Animatable>(_ item: Known, _ root: ViewRoot) -> AnyObject {
        AnimatablePresenter(item, root)
    }
}

private final class AnimatablePresenter<Item: Animatable>: Presenter<Item> {
    private let attribute: AnimatedAttribute<Item>

    init(_ item: Item, _ root: ViewRoot) { attribute = AnimatedAttribute(item, in: root) }

    override func set(_ item: Item, _ transaction: Transaction) { attribute.set(item, transaction) }
    override func presented(_ item: Item) -> Item { attribute.presented(item) }
    override var isAnimating: Bool { attribute.isAnimating }
}
