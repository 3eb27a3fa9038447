import Foundation

/// A value of the graph's own kinds that is the same as another when all its parts are.
@MainActor
package protocol ComparedByParts {
    func isSame(as other: Self) -> Bool
}

/// Tells whether two values of a view, a modifier or another part of them are known to come to the same.
@MainActor
package enum Comparison {
    /// How values of a type that are not the same bit for bit are compared.
    private enum Kind {
        case equatable(any Equatable.Type)
        case byParts(any ComparedByParts.Type)
        case connected(any ConnectedProperty.Type)
        case none

        init<Value>(_ type: Value.Type) {
            if let type = type as? any Equatable.Type {
                self = .equatable(type)
            } else if let type = type as? any ComparedByParts.Type {
                self = .byParts(type)
            } else if let type = type as? any ConnectedProperty.Type {
                self = .connected(type)
            } else {
                self = .none
            }
        }
    }

    private static var kinds: [ObjectIdentifier: Kind] = [:]

    private static func kind<Value>(of type: Value.Type) -> Kind {
        if let kind = kinds[ObjectIdentifier(type)] { return kind }
        let kind = Kind(type)
        kinds[ObjectIdentifier(type)] = kind
        return kind
    }

    /// True where they are equal bit for bit, as they say themselves, or part by part.
    package static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
        if PropertyFields.areSame(first, second) { return true }
        return switch kind(of: Value.self) {
        case .equatable(let type): areEqual(type, first, second)
        case .byParts(let type): areSame(type, first, second)
        case .connected(let type): areSame(property: type, first, second)
        case .none: false
        }
    }

    /// True where two elements of a collection are known to be the same in every part, or bindings to one place.
    package static func areSameElements<Value>(_ first: Value, _ second: Value) -> Bool {
        if case .connected(let type) = kind(of: Value.self) { return areSame(property: type, first, second) }
        return areSameParts(first, second)
    }

    private static func areEqual<Known: Equatable, Value>(
        _ type: Known.Type, _ first: Value, _ second: Value
    ) -> Bool { known(first, as: type) { first in known(second, as: type) { first == $0 } } }

    private static func areSame<Known: ComparedByParts, Value>(
        _ type: Known.Type, _ first: Value, _ second: Value
    ) -> Bool { known(first, as: type) { first in known(second, as: type) { first.isSame(as: $0) } } }

    private static func areSame<Known: ConnectedProperty, Value>(
        property type: Known.Type, _ first: Value, _ second: Value
    ) -> Bool { known(first, as: type) { first in known(second, as: type) { first.isSame(as: $0) } } }

    /// A value by another name of its type, without a box around it.
    private static func known<Known, Value>(
        _ value: Value, as type: Known.Type, _ body: (Known) -> Bool
    ) -> Bool {
        // `Known` is `Value`: that is the type that was asked for a conformance.
        unsafe withUnsafePointer(to: value) { value in
            unsafe body(UnsafeRawPointer(value).assumingMemoryBound(to: Known.self).pointee)
        }
    }
}

extension Comparison {
    /// True where two values, on whatever thread, are known to be equal: bit for bit, or as they say themselves.
    package nonisolated static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        if areIdentical(first, second) { return true }
        return (first as? any Equatable).map { isEqual($0, second) } ?? false
    }

    /// True where two values, on whatever thread, are equal bit for bit, in all that means something.
    nonisolated static func areIdentical<Value>(_ first: Value, _ second: Value) -> Bool {
        // Both live as long as the call, and as many bytes are compared as each has.
        unsafe withUnsafeBytes(of: first) { first in
            unsafe withUnsafeBytes(of: second) { second in
                if unsafe areEqual(first, second, 0..<first.count) { return true }
                let gaps = ValueLayout.gaps(in: Value.self)
                if gaps.isEmpty { return false }
                var start = 0
                for gap in gaps {
                    guard unsafe areEqual(first, second, start..<gap.lowerBound) else { return false }
                    start = gap.upperBound
                }
                return unsafe areEqual(first, second, start..<first.count)
            }
        }
    }

    private nonisolated static func areEqual(
        _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> Bool {
        guard !range.isEmpty, let first = first.baseAddress, let second = second.baseAddress else { return true }
        // Within both, since gaps are within the type's size.
        return unsafe memcmp(first + range.lowerBound, second + range.lowerBound, range.count) == 0
    }

    /// True where two parts of a value are known to be the same: strings that are equal, and all else bit for bit. What other
    /// values say themselves may be about their identity alone.
    nonisolated static func areSameParts<Value>(_ first: Value, _ second: Value) -> Bool {
        if areIdentical(first, second) { return true }
        return (first as? String).map { $0 == second as? String } ?? false
    }

    fileprivate nonisolated static func isEqual<Known: Equatable>(_ first: Known, _ second: Any) -> Bool {
        first == second as? Known
    }
}

extension ModifiedContent: ComparedByParts {
    package func isSame(as other: ModifiedContent<Content, Modifier>) -> Bool {
        Comparison.areSame(modifier, other.modifier) && Comparison.areSame(content, other.content)
    }
}

extension TupleView: ComparedByParts {
    package func isSame(as other: TupleView<repeat each Content>) -> Bool {
        for (first, second) in repeat (each content, each other.content) {
            if !Comparison.areSame(first, second) { return false }
        }
        return true
    }
}

extension _ConditionalContent: ComparedByParts {
    package func isSame(as other: _ConditionalContent<TrueContent, FalseContent>) -> Bool {
        switch (storage, other.storage) {
        case (.first(let first), .first(let second)): Comparison.areSame(first, second)
        case (.second(let first), .second(let second)): Comparison.areSame(first, second)
        default: false
        }
    }
}

extension Group: ComparedByParts {
    package func isSame(as other: Group<Content>) -> Bool { Comparison.areSame(content, other.content) }
}

extension Optional: ComparedByParts where Wrapped: View {
    package func isSame(as other: Wrapped?) -> Bool {
        switch (self, other) {
        case (let first?, let second?): Comparison.areSame(first, second)
        case (nil, nil): true
        default: false
        }
    }
}
