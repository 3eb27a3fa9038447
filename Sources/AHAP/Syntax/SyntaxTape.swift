/// A file's values in the order of the text, flat: a container is followed by what it holds.
///
/// Node 0 is the top-level value. The tape is complete whatever the text was like: where a value is missing, a node
/// says so. It owns its memory and never changes once it is read.
///
/// Sendable: immutable after `init`, and the memory is freed only with the last reference.
@safe package final class SyntaxTape: @unchecked Sendable {
    private let nodes: UnsafeMutablePointer<SyntaxNode>
    package let count: Int
    private let numbers: UnsafeMutablePointer<Double>
    private let numberCount: Int

    /// Takes over `nodes`, which hold `count` initialised nodes, and likewise the numbers.
    init(
        adopting nodes: UnsafeMutablePointer<SyntaxNode>, count: Int, numbers: UnsafeMutablePointer<Double>,
        numberCount: Int
    ) {
        unsafe self.nodes = nodes
        self.count = count
        unsafe self.numbers = numbers
        self.numberCount = numberCount
    }

    deinit {
        unsafe nodes.deallocate()
        unsafe numbers.deallocate()
    }

    /// The node at an index, which must be below ``count``.
    package subscript(index: Int) -> SyntaxNode {
        @inline(__always) get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            // Within bounds by the line above.
            return unsafe nodes[index]
        }
    }

    /// The index behind a node and everything inside it: its next sibling, or the end of its container.
    @inline(__always)
    package func end(of index: Int) -> Int {
        // A key ends with its value.
        let value = self[index].kind == .key ? index + 1 : index
        let node = self[value]
        return node.kind == .object || node.kind == .array ? Int(node.link) : value + 1
    }

    /// The value of a ``SyntaxNode/Kind/number`` node, correctly rounded; `nil` for any other node.
    @inline(__always)
    package func number(at index: Int) -> Double? {
        let node = self[index]
        guard node.kind == .number else { return nil }
        precondition(Int(node.link) < numberCount)
        // Within bounds by the line above.
        return unsafe numbers[Int(node.link)]
    }
}
