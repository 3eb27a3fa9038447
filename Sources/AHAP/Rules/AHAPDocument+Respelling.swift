extension AHAPDocument {
    /// The word that a string or key was probably meant to be.
    func meant(at node: Int32, _ spelling: inout Spelling) -> KnownWord? {
        // An escape takes six bytes for one of the text.
        guard tape.contentRange(of: node).count <= 6 * Spelling.longest else { return nil }
        return spelling.closest(to: Array(string(at: node).utf8))
    }

    /// The fix that writes a word in place of a string or key: safe if they differ only in case.
    func respelling(_ node: Int32, as word: KnownWord?) -> Fix? {
        guard let word, !tape[Int(node)].flags.contains(.unterminated) else { return nil }
        let isSame = Spelling.differOnlyInCase(Array(string(at: node).utf8), Array(word.name.utf8))
        return Fix(isSame ? .safe : .unsafe, [Edit(range(of: node), "\"" + word.name + "\"")])
    }
}
