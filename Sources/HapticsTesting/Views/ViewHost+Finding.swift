import ViewGraph

/// There is no such thing on the screen. The description holds all that there is.
public struct ViewNotFound: Error, CustomStringConvertible, Sendable {
    /// What was looked for, and what there is.
    public let description: String
}

extension ViewHost {
    /// The first element that is called so.
    ///
    /// - Parameters:
    ///   - name: Its label, the text that it shows, or its accessibility identifier.
    ///   - role: What kind of thing it is; of any kind unless stated. Controls come before the texts in them.
    /// - Throws: ``ViewNotFound``.
    public func find(_ name: String, role: ViewElement.Role? = nil) throws -> ViewElement {
        let named = all(role).filter { $0.isCalled(name) }
        if let element = named.first { return ViewElement(element: element) }
        throw notFound(role.map { "no \($0) is called \"\(name)\"" } ?? "nothing is called \"\(name)\"")
    }

    /// An element of a kind.
    ///
    /// - Parameters:
    ///   - role: What kind of thing it is.
    ///   - index: Which of them, in the order of the tree, from 0.
    /// - Throws: ``ViewNotFound``.
    public func find(role: ViewElement.Role, at index: Int = 0) throws -> ViewElement {
        let elements = all(role)
        guard elements.indices.contains(index) else {
            throw notFound("there are \(elements.count) elements of the kind \(role), none at \(index)")
        }
        return ViewElement(element: elements[index])
    }

    /// All elements of a kind; without one, all that have a role.
    public func findAll(role: ViewElement.Role? = nil) -> [ViewElement] {
        all(role).map { ViewElement(element: $0) }
    }

    private func all(_ role: ViewElement.Role?) -> [Element] {
        guard let window = root.layout.window(of: root) else { return [] }
        var found: [Element] = []
        for child in window.children { child.collect(into: &found) }
        guard let role else { return found }
        return found.filter { $0.semantics.role.rawValue == role.rawValue }
    }

    private func notFound(_ reason: String) -> ViewNotFound {
        ViewNotFound(description: "\(reason); there is:\n\(tree)")
    }
}

extension Element {
    /// It and all in it that have a role, those further out first.
    fileprivate func collect(into found: inout [Element]) {
        if semantics.role != .none { found.append(self) }
        for child in children { child.collect(into: &found) }
    }

    fileprivate func isCalled(_ name: String) -> Bool {
        if semantics.identifier == name || semantics.label == name { return true }
        // A container is not called what is in it, but a control is.
        let isControl = [.button, .toggle, .slider].contains(semantics.role)
        return isControl && label == name
            || effects.contains { $0.semantics.identifier == name || $0.semantics.label == name }
    }
}
