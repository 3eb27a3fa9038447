extension FeedbackKind {
    /// `success`; `selection` and `on`; `impact`, `weight` and `light`.
    private var parts: [String] { rawValue.split { "(:. )".contains($0) }.map(String.init) }

    /// Its name without parentheses: `selection.on`. All impacts are `impact`.
    package var name: String { isImpact ? parts[0] : parts.joined(separator: ".") }

    /// What tells an impact from the others: `weight` and `light`; `nil` for what is none.
    package var impact: (label: String, value: String)? { isImpact ? (parts[1], parts[2]) : nil }

    private var isImpact: Bool { parts.count == 3 }

    /// A name for files: `selection-on`, `impact-light`.
    package var fileName: String { (isImpact ? [parts[0], parts[2]] : parts).joined(separator: "-") }

    /// All names, each once, in the order of the table.
    package static var names: [String] {
        allCases.map { $0.name }.reduce(into: []) { names, name in
            if names.last != name { names.append(name) }
        }
    }
}
