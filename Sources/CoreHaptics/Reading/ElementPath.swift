import AHAP

/// The way from the top of a text to one of its values: keys, and positions in lists.
struct ElementPath {
    enum Step: Equatable {
        case key(String)
        case position(Int)
    }

    private(set) var steps: [Step] = []

    var isEmpty: Bool { steps.isEmpty }

    /// The kind of the entry on the way, such as `Event`: the key behind `Pattern` and a position.
    var entryKind: String? {
        guard steps.count > 2, case .key(let kind) = steps[2] else { return nil }
        return kind
    }

    /// As one writes it: `Pattern[2].Event.Time`.
    var text: String {
        var text = ""
        for step in steps {
            switch step {
            case .key(let key): text += text.isEmpty ? key : "." + key
            case .position(let position): text += "[\(position)]"
            }
        }
        return text
    }

    fileprivate mutating func append(_ step: Step) { steps.append(step) }
}

extension AHAPDocument {
    /// The way to a node; a member's key and its value have the same.
    func path(to node: Int32) -> ElementPath {
        var path = ElementPath()
        var container = 0
        while container < Int(node), let (step, value) = step(from: container, towards: Int(node)) {
            path.append(step)
            container = value
        }
        return path
    }

    /// The child of a container in which a node lies, and the node of its value.
    private func step(from container: Int, towards node: Int) -> (ElementPath.Step, value: Int)? {
        var position = 0
        for child in tape.children(of: container) {
            if node < tape.end(of: child) {
                guard tape[child].kind == .key else { return (.position(position), child) }
                return (.key(string(at: Int32(child))), child + 1)
            }
            position += 1
        }
        return nil
    }
}
