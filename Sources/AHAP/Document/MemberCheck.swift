/// Which members an object had so far: finds the ones that stand twice. Holds no memory of its own, since there is one
/// for every object of a file.
struct MemberCheck {
    /// Whose members they are; see ``Fault/Kind/unknownKey``.
    let role: KnownWord
    /// How many of ``Binder/unknownKeys`` are this object's.
    var unknownKeys = 0
    private var seen: UInt64 = 0

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
}
