/// The type of a value that views hand to those around them: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that hands out none.
    static var defaultValue: Value { get }
    /// Adds the value of the next of some views to that of those before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

/// A node that hands out a value of its own, in place of those of the views within.
@MainActor
package protocol PreferenceSource: AnyObject {
    /// The value, if it is of the key.
    func ownPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value?
}

extension ViewNode {
    /// The value that it and all within hand out; `nil` where none does.
    package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let own = (self as? any PreferenceSource)?.ownPreference(key) { return own }
        var value: Key.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if value == nil { value = next } else { combine(&value, next, key) }
        }
        return value
    }

    private func combine<Key: PreferenceKey>(_ value: inout Key.Value?, _ next: Key.Value, _ key: Key.Type) {
        guard var sum = value else { return }
        Key.reduce(value: &sum) { next }
        value = sum
    }
}

/// A modifier that hands out a value.
@MainActor
package protocol PreferenceSetting: PrimitiveModifier {
    associatedtype Key: PreferenceKey
    var value: Key.Value { get }
}

extension PreferenceSetting {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PreferenceNode(view, at: place)
    }
}

final class PreferenceNode<Content: View, Setting: PreferenceSetting>: ModifierNode<Content, Setting>, PreferenceSource
{
    package func ownPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        Key.self == Setting.Key.self ? view.modifier.value as? Key.Value : nil
    }

    override func modify(_ transaction: Transaction) { root.preferences.isStale = true }
}
