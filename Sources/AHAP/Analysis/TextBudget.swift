/// How much text the fixes of one rule may add, so that no file makes a linter write many times its size: a finding
/// beyond it has no fix until the ones before it are made.
package struct TextBudget {
    private var left: Int

    package init(for document: AHAPDocument) { left = document.bytes.count + 1 << 20 }

    /// Takes so many bytes; false where they are not left.
    package mutating func spend(_ bytes: Int) -> Bool {
        guard bytes <= left else { return false }
        left -= bytes
        return true
    }
}
