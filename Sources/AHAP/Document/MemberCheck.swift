/// Which members an object had so far: finds the ones that stand twice.
struct MemberCheck {
    /// Whose members they are; see ``Fault/Kind/unknownKey``.
    let role: KnownWord
    private var seen: UInt64 = 0
    private var unknownKeys: [Int32] = []

    init(role: KnownWord) { self.role = role }

    /// Unknown keys beyond this many in one object are not compared with each other.
    static var mostUnknownKeys: Int { 64 }

    /// True the first time a known word comes.
    @inline(__always)
    mutating func isFirst(_ word: KnownWord) -> Bool {
        let bit: UInt64 = 1 &<< UInt64(word.rawValue)
        defer { seen |= bit }
        return seen & bit == 0
    }

    /// An earlier unknown key that satisfies a predicate; remembers the new one otherwise.
    mutating func earlier(than key: Int32, where isSame: (Int32) -> Bool) -> Int32? {
        if let earlier = unknownKeys.first(where: isSame) { return earlier }
        if unknownKeys.count < MemberCheck.mostUnknownKeys { unknownKeys.append(key) }
        return nil
    }
}
