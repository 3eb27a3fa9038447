/// Reads a file's bytes into a ``SyntaxTape`` in one pass, without recursion, and never stops at a fault.
///
/// The hot path is here and in `+Strings` and `+Numbers`; what happens at a fault is in `+Recovery`.
/// Memory safety: `base` is valid for `end` bytes while the reader lives, and every read is guarded by `end`.
@safe struct TapeReader: ~Copyable {
    enum State { case value, key, behindValue }

    let base: UnsafePointer<UInt8>
    let end: Int
    let limits: ReadLimits
    let words = WordTable.shared

    var position = 0
    var state = State.value
    /// The innermost open container, -1 outside of all. While one is open, its link is the one around it.
    private(set) var innermost = -1
    /// How many containers are open.
    private(set) var depth = 0
    /// True if the innermost open container is an object.
    private(set) var inObject = false
    /// The container that was closed last.
    var lastClosed: Int?
    var faults: [Fault] = []
    /// How many faults of the syntax were noted, and whether they became too many.
    var syntaxFaults = 0
    var gaveUp = false

    private(set) var nodes: UnsafeMutablePointer<SyntaxNode>
    private(set) var count = 0
    private var capacity: Int
    private var numbers: UnsafeMutablePointer<Double>
    private var numberCount = 0
    private var numberCapacity: Int

    init(base: UnsafePointer<UInt8>, count: Int, limits: ReadLimits) {
        unsafe self.base = base
        self.end = count
        self.limits = limits
        // Pretty-printed files have a node in 24 bytes and a number in 90, compact ones in 11 and 42. What stays
        // unused is never touched, and so takes no memory where memory is virtual.
        capacity = count / 10 + 16
        unsafe nodes = .allocate(capacity: capacity)
        numberCapacity = count / 40 + 16
        unsafe numbers = .allocate(capacity: numberCapacity)
    }

    /// Reads everything. The tape has at least one node.
    consuming func read() -> (tape: SyntaxTape, faults: [Fault]) {
        // Offsets are kept in 32 bits, whatever the limit was set to.
        if end > min(limits.bytes, Int(clamping: UInt32.max - 1)) {
            note(.tooLarge, at: 0, other: UInt32(clamping: limits.bytes))
            append(.missing, at: 0, length: 0)
        } else {
            if skipByteOrderMark() { readDocument() }
        }
        let tape = unsafe SyntaxTape(adopting: nodes, count: count, numbers: numbers, numberCount: numberCount)
        return (tape, faults)
    }

    private mutating func readDocument() {
        skipSpace()
        if position == end {
            note(.emptyFile, at: 0)
            append(.missing, at: position, length: 0)
            return
        }
        while true {
            switch state {
            case .value: readValue()
            case .key: readKey()
            case .behindValue:
                if depth == 0 {
                    skipSpace()
                    guard position < end, recoverBehindDocument() else { return }
                } else {
                    readSeparator()
                }
            }
        }
    }

    // MARK: States

    @inline(__always)
    private mutating func readValue() {
        skipSpace()
        switch byte {
        case UInt8(ascii: "\""): readString(as: .string)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case UInt8(ascii: "{"): openContainer(.object)
        case UInt8(ascii: "["): openContainer(.array)
        case UInt8(ascii: "t"): readLiteral(.true, 0x65_75_72_74, length: 4)
        case UInt8(ascii: "f"): readLiteral(.false, 0x65_73_6C_61, length: 5)
        case UInt8(ascii: "n"): readLiteral(.null, 0x6C_6C_75_6E, length: 4)
        default: recoverValue()
        }
    }

    @inline(__always)
    private mutating func readKey() {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { return recoverKey() }
        readString(as: .key)
        readColon()
    }

    @inline(__always)
    mutating func readColon() {
        skipSpace()
        state = .value
        if byte == UInt8(ascii: ":") { position += 1 } else { recoverColon() }
    }

    @inline(__always)
    private mutating func readSeparator() {
        skipSpace()
        let here = byte
        if here == UInt8(ascii: ",") {
            let comma = position
            position += 1
            skipSpace()
            let next = byte
            if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
                note(.trailingComma, at: comma, length: 1)
                closeContainer(with: next)
            } else {
                state = inObject ? .key : .value
            }
        } else if here == UInt8(ascii: "}") || here == UInt8(ascii: "]") {
            closeContainer(with: here)
        } else {
            recoverSeparator()
        }
    }

    // MARK: Containers

    @inline(__always)
    private mutating func openContainer(_ kind: SyntaxNode.Kind) {
        guard depth < limits.depth else { return skipTooDeep() }
        append(kind, at: position, length: 1)
        enterContainer(count - 1)
        position += 1
        skipSpace()
        let next = byte
        if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
            closeContainer(with: next)
        } else {
            state = inObject ? .key : .value
        }
    }

    @inline(__always)
    private mutating func closeContainer(with bracket: UInt8) {
        guard (bracket == UInt8(ascii: "}")) == inObject, depth > 0 else { return recoverBracket() }
        position += 1
        finishContainer(at: position)
    }

    /// Makes a container the innermost one.
    @inline(__always)
    mutating func enterContainer(_ index: Int) {
        // The index of a node, as are all that follow from it.
        unsafe nodes[index].link = UInt32(truncatingIfNeeded: innermost)
        innermost = index
        depth += 1
        inObject = isObject(index)
    }

    /// Ends the innermost container at a byte offset.
    @inline(__always)
    mutating func finishContainer(at offset: Int) {
        guard depth > 0 else { return }
        let index = innermost
        innermost = container(around: index)
        depth -= 1
        inObject = innermost >= 0 && isObject(innermost)
        setEnd(of: index, offset: offset)
        lastClosed = index
        state = .behindValue
    }

    /// The container around an open one, or -1.
    @inline(__always)
    func container(around index: Int) -> Int { unsafe Int(Int32(bitPattern: nodes[index].link)) }

    // MARK: Bytes

    /// The byte at the position; 0 at the end.
    @inline(__always)
    var byte: UInt8 { position < end ? unsafe base[position] : 0 }

    /// The byte at an offset; 0 outside.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < end ? unsafe base[offset] : 0 }

    @inline(__always)
    mutating func skipSpace() {
        while position < end {
            let here = unsafe base[position]
            if here > 0x20 { return }
            if here == 0x20 {
                skipSpaces()
            } else if here == 0x0A || here == 0x0D || here == 0x09 {
                position += 1
            } else {
                return
            }
        }
    }

    /// A run of spaces, eight at a time: indentation is half of most files.
    @inline(__always)
    private mutating func skipSpaces() {
        while position + 8 <= end {
            let other = unsafe WordTable.load8(base + position) ^ 0x2020_2020_2020_2020
            if other != 0 {
                position += other.trailingZeroBitCount &>> 3
                return
            }
            position += 8
        }
        while position < end, unsafe base[position] == 0x20 { position += 1 }
    }

    // MARK: Nodes

    @inline(__always)
    mutating func append(
        _ kind: SyntaxNode.Kind, at start: Int, length: Int, link: Int = 0, word: KnownWord = .unknown,
        flags: SyntaxNode.Flags = []
    ) {
        if count == capacity { grow() }
        // `count < capacity` by the line above.
        unsafe (nodes + count).initialize(
            to: SyntaxNode(
                start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: length),
                link: UInt32(truncatingIfNeeded: link), kind: kind, word: word, flags: flags))
        count += 1
    }

    /// Keeps a number's value, and answers its index.
    @inline(__always)
    mutating func appendValue(_ value: Double) -> Int {
        if numberCount == numberCapacity { growNumbers() }
        // `numberCount < numberCapacity` by the line above.
        unsafe (numbers + numberCount).initialize(to: value)
        numberCount += 1
        return numberCount - 1
    }

    @inline(never)
    private mutating func growNumbers() {
        let larger = UnsafeMutablePointer<Double>.allocate(capacity: numberCapacity * 2)
        unsafe larger.moveInitialize(from: numbers, count: numberCount)
        unsafe numbers.deallocate()
        unsafe numbers = larger
        numberCapacity *= 2
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<SyntaxNode>.allocate(capacity: capacity * 2)
        unsafe larger.moveInitialize(from: nodes, count: count)
        unsafe nodes.deallocate()
        unsafe nodes = larger
        capacity *= 2
    }

    @inline(__always)
    private mutating func setEnd(of index: Int, offset: Int) {
        // An open container's index, so it is below `count`.
        unsafe nodes[index].length = UInt32(truncatingIfNeeded: offset) &- nodes[index].start
        unsafe nodes[index].link = UInt32(truncatingIfNeeded: count)
    }

    @inline(__always)
    func isObject(_ index: Int) -> Bool { unsafe nodes[index].kind == .object }

    /// True if no node came behind a closed container.
    func isLast(_ index: Int) -> Bool { unsafe Int(nodes[index].link) == count }

    func start(of index: Int) -> Int { unsafe Int(nodes[index].start) }

    func stop(of index: Int) -> Int { unsafe Int(nodes[index].start) + Int(nodes[index].length) }

    mutating func note(_ kind: Fault.Kind, at start: Int, length: Int = 0, other: UInt32 = 0) {
        faults.append(
            Fault(
                kind, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: length),
                other: other))
    }
}
