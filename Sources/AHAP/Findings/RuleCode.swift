/// The stable code of a rule. Codes are never given to another rule.
///
/// `AH0xx` are errors: a player refuses the file. `AH1xx` are warnings and notes.
public enum RuleCode: UInt8, CaseIterable, Comparable, Hashable, Sendable {
    case ah001 = 1, ah002 = 2, ah003 = 3, ah004 = 4, ah005 = 5
    case ah006 = 6, ah007 = 7, ah008 = 8, ah009 = 9, ah010 = 10
    case ah101 = 101, ah102 = 102, ah103 = 103, ah104 = 104, ah105 = 105
    case ah106 = 106, ah107 = 107, ah108 = 108, ah109 = 109, ah110 = 110
    case ah111 = 111, ah112 = 112, ah113 = 113, ah114 = 114, ah115 = 115
    case ah116 = 116, ah117 = 117, ah118 = 118, ah119 = 119, ah120 = 120
    case ah121 = 121, ah122 = 122, ah123 = 123, ah124 = 124

    /// The code as written in reports: `AH103`.
    public var text: String {
        let digits = String(rawValue)
        return "AH" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }

    /// In the order of the numbers.
    public static func < (lhs: RuleCode, rhs: RuleCode) -> Bool { lhs.rawValue < rhs.rawValue }
}
