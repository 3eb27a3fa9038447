import Foundation

extension ViewRoot {
    /// All that there is on the screen, an element a line, those within another two columns further right.
    package var tree: String {
        guard let window = layout.window(of: self) else { return "" }
        var lines: [String] = []
        for child in window.children { child.write(to: &lines, indent: 0, details: []) }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Element {
    /// Its line and those of what is in it. Effects stand behind what they are around.
    fileprivate func write(to lines: inout [String], indent: Int, details: [String]) {
        let semantics = semantics
        let details = semantics.details + details
        let name = semantics.name
        if name.isEmpty {
            // An effect around one element, or a container without a name of its own.
            let children = children
            for child in children {
                child.write(to: &lines, indent: indent, details: children.count == 1 ? details : [])
            }
            return
        }
        var line = String(repeating: "  ", count: indent) + name
        if let label = semantics.label { line += " \"\(label)\"" }
        if let value = semantics.value { line += " = \(value)" }
        if !isEnabled { line += " disabled" }
        for detail in details { line += " .\(detail)" }
        lines.append(line)
        for child in children { child.write(to: &lines, indent: indent + 1, details: []) }
    }
}

extension Semantics {
    /// What stands in the tree for it.
    fileprivate var name: String {
        if !kind.isEmpty { return kind }
        switch role {
        case .none, .group: return ""
        case .text: return "Text"
        case .image: return "Image"
        case .button: return "Button"
        case .toggle: return "Toggle"
        case .slider: return "Slider"
        case .scrollView: return "ScrollView"
        case .shape: return "Shape"
        }
    }
}
