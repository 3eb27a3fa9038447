/// A file's values in the order of the text, flat: a container is followed by what it holds.
///
/// Node 0 is the top-level value. The tape is complete whatever the text was like: where a value is missing, a node
/// says so. It owns its memory and never changes once it is read.
///
/// Sendable: immutable after `init`, and the memory is freed only with the last reference.
@safe package final class SyntaxTape: @unchecked Sendable {
    private let nodes: UnsafeMutablePointer<SyntaxNode>
    private let numbers: [Double]
    package let count: Int

    /// Takes over `nodes`, which hold `count` initialised nodes.
    init(adopting nodes: UnsafeMutablePointer<SyntaxNode>, count: Int, numbers: [Double]) {
        unsafe self.nodes = nodes
        self.count = count
        self.numbers = numbers
    }

    deinit { unsafe nodes.deallocate() }

    /// The node at an index, which must be below ``count``.
    package subscript(index: Int) -> SyntaxNode {
        precondition(index >= 0 && index < count)
        // Within bounds by the line above.
        return unsafe nodes[index]
    }

    /// The index behind a node and everything inside it: its next sibling, or the end of its container.
    package func end(of index: Int) -> Int {
        let node = self[index]
        switch node.kind {
        case .object, .array: return Int(node.link)
        case .key: return end(of: index + 1)
        default: return index + 1
        }
    }

    /// The value of a ``SyntaxNode/Kind/number`` node, correctly rounded; `nil` for any other node.
    package func number(at index: Int) -> Double? {
        let node = self[index]
        return node.kind == .number ? numbers[Int(node.link)] : nil
    }
}
