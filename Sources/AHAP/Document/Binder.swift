import HapticPatterns

/// Makes a pattern of a tape, with the leniency of Apple's loader, and notes every fault on the way.
///
/// One file per kind of object: `+Entries`, `+Event`, `+Controls`; `+Values` has the single values.
struct Binder {
    let tape: SyntaxTape
    let bytes: [UInt8]
    let limits: ReadLimits
    var faults: [Fault]
    /// Where the syntax is broken, in the order of the file.
    private let damage: [UInt32]

    var events: [HapticEvent] = []
    var parameters: [DynamicParameter] = []
    var curves: [ParameterCurve] = []
    var entries: [EntrySyntax] = []
    var eventSyntax: [EventSyntax] = []
    var parameterSyntax: [ParameterSyntax] = []
    var curveSyntax: [CurveSyntax] = []
    var versionNode: Int32 = -1
    var patternNode: Int32 = -1
    /// The unknown keys of the object whose members are being looked at; see ``MemberCheck``.
    var unknownKeys: [Int32] = []
    /// Entries and control points so far, for the limit.
    var counted = 0

    init(tape: SyntaxTape, bytes: [UInt8], limits: ReadLimits, faults: [Fault]) {
        self.tape = tape
        self.bytes = bytes
        self.limits = limits
        self.faults = faults
        damage = faults.filter { $0.kind.code == .ah001 }.map { $0.start }.sorted()
    }

    mutating func bind() {
        switch tape[0].kind {
        case .object: bindRoot()
        case .missing: break
        default: note(.rootNotObject, node: 0, length: 1)
        }
    }

    private mutating func bindRoot() {
        var members = MemberCheck(role: .pattern)
        for key in tape.children(of: 0) {
            let value = Int32(key + 1)
            switch check(key, &members) {
            case .version: versionNode = value
            case .pattern: patternNode = value
            case .metadata: break
            default: noteUnknown(key, role: .pattern)
            }
        }
        checkVersion()
        bindPattern()
    }

    private mutating func checkVersion() {
        guard versionNode >= 0 else {
            if !isDamaged(0) { note(.versionMissing, node: 0, length: 1) }
            return
        }
        switch tape[Int(versionNode)].kind {
        case .number:
            let version = tape.number(at: Int(versionNode)) ?? 0
            if !(version >= 1 && version < 2) { note(.versionNotOne, node: versionNode) }
        case .null: note(.versionNull, node: versionNode)
        case .invalid, .missing: break
        default: note(.versionNotNumber, node: versionNode)
        }
    }

    private mutating func bindPattern() {
        guard patternNode >= 0 else {
            if !isDamaged(0) { note(.patternMissing, node: 0, length: 1) }
            return
        }
        switch tape[Int(patternNode)].kind {
        case .array: bindEntries()
        case .null: note(.nullValue, node: patternNode)
        case .invalid, .missing: break
        default: note(.patternNotArray, node: patternNode, length: 1)
        }
    }

    // MARK: Faults

    mutating func note(_ kind: Fault.Kind, node: Int32, length: Int? = nil, other: UInt32 = 0) {
        let syntax = tape[Int(node)]
        let length = length.map { min(UInt32(truncatingIfNeeded: $0), syntax.length) } ?? syntax.length
        faults.append(Fault(kind, node: node, start: syntax.start, length: length, other: other))
    }

    /// True if the syntax is broken inside a node, so that what is missing there is no fault of its own.
    func isDamaged(_ node: Int32) -> Bool {
        guard !damage.isEmpty else { return false }
        let range = tape[Int(node)].range
        let first = damage.partitioningIndex { $0 >= range.lowerBound }
        return first < damage.count && damage[first] <= range.upperBound
    }
}
