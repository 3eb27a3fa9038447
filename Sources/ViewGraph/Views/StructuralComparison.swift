/// A value of the graph's own kinds that is the same as another when all its parts are.
@MainActor
package protocol ComparedByParts {
    func isSame(as other: Self) -> Bool
}

/// Tells whether two values of a view, a modifier or another part of them are known to come to the same.
@MainActor
package enum Comparison {
    /// True where they are equal bit for bit, as they say themselves, or part by part.
    package static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
        if PropertyFields.areSame(first, second) { return true }
        if let first = first as? any Equatable { return isEqual(first, second) }
        if let first = first as? any ComparedByParts { return isSame(first, second) }
        return false
    }

    private static func isEqual<Known: Equatable>(_ first: Known, _ second: Any) -> Bool { first == second as? Known }

    private static func isSame<Known: ComparedByParts>(_ first: Known, _ second: Any) -> Bool {
        (second as? Known).map { first.isSame(as: $0) } ?? false
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
