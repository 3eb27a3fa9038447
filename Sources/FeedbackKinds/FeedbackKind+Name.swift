extension FeedbackKind {
    /// `success`; `selection` and `on`; `impact`, `weight` and `light`.
    private var parts: [String] {
        // By bytes: the command looks at all of them whenever it starts.
        rawValue.utf8.split { Self.separators.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static let separators = Array("(:. )".utf8)

    /// Its name without parentheses: `selection.on`. All impacts are `impact`.
    package var name: String {
        let parts = parts
        return parts.count == 3 ? parts[0] : parts.joined(separator: ".")
    }

    /// What tells an impact from the others: `weight` and `light`; `nil` for what is none.
    package var impact: (label: String, value: String)? {
        let parts = parts
        return parts.count == 3 ? (parts[1], parts[2]) : nil
    }

    /// A name for files: `selection-on`, `impact-light`.
    package var fileName: String {
        let parts = parts
        return (parts.count == 3 ? [parts[0], parts[2]] : parts).joined(separator: "-")
    }

    /// All names, each once, in the order of the table.
    package static var names: [String] {
        allCases.map { $0.name }.reduce(into: []) { names, name in
            if names.last != name { names.append(name) }
        }
    }
}
