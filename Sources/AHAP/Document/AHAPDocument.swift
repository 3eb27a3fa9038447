public import HapticPatterns

/// A file's text as read: the pattern in it and everything a rule needs to judge it.
///
/// Reading never fails: what cannot be read becomes a finding (see ``Linter``), and the rest is read all the same.
/// It accepts what Apple's loader accepts: trailing commas, a byte order mark, members in any order, whole numbers
/// for fractions, unknown keys.
public struct AHAPDocument: Sendable {
    /// The file's bytes, as given.
    public let bytes: [UInt8]
    /// The pattern, with the values that the file states: out-of-range ones are clamped only by
    /// `HapticPattern.normalized()`, as players do. Entries that no player takes are left out.
    public let pattern: HapticPattern

    /// The text's values, in its order.
    package let tape: SyntaxTape
    /// The pattern's entries, in the order of the file.
    package let entries: [EntrySyntax]
    package let events: [EventSyntax]
    package let parameters: [ParameterSyntax]
    package let curves: [CurveSyntax]
    /// The value nodes of the top-level members, or -1.
    package let versionNode: Int32
    package let patternNode: Int32
    /// In the order of the rules, then of the file.
    private let faults: [Fault]

    /// Reads a file's bytes.
    public init(_ bytes: [UInt8], limits: ReadLimits = .standard) {
        let (tape, syntaxFaults) = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe AHAPDocument.read(buffer, limits)
        }
        var binder = Binder(tape: tape, bytes: bytes, limits: limits, faults: syntaxFaults)
        binder.bind()
        self.bytes = bytes
        self.tape = tape
        pattern = HapticPattern(
            events: binder.events, parameters: binder.parameters, curves: binder.curves)
        entries = binder.entries
        events = binder.eventSyntax
        parameters = binder.parameterSyntax
        curves = binder.curveSyntax
        versionNode = binder.versionNode
        patternNode = binder.patternNode
        faults = AHAPDocument.ordered(binder.faults)
    }

    /// True if the text is JSON (but for trailing commas and a byte order mark) within the limits.
    public var isJSON: Bool { faults(of: .ah001).isEmpty }

    /// The faults that a rule reports. (Those of AH102 are among AH117's.)
    package func faults(of code: RuleCode) -> ArraySlice<Fault> {
        let first = faults.partitioningIndex { $0.kind.code >= code }
        let last = faults.partitioningIndex { $0.kind.code > code }
        return faults[first..<last]
    }

    private static func read(
        _ buffer: UnsafeBufferPointer<UInt8>, _ limits: ReadLimits
    ) -> (SyntaxTape, [Fault]) {
        // An empty array may have no address; a byte that is never read stands in.
        var stand: UInt8 = 0
        return unsafe withUnsafePointer(to: &stand) { spare in
            let base = unsafe buffer.baseAddress ?? spare
            // The buffer outlives the reader, and `count` is its length.
            let reader = unsafe TapeReader(base: base, count: buffer.count, limits: limits)
            return reader.read()
        }
    }

    private static func ordered(_ faults: [Fault]) -> [Fault] {
        guard faults.count > 1 else { return faults }
        return faults.sorted { first, second in
            first.kind.code != second.kind.code
                ? first.kind.code < second.kind.code : first.start < second.start
        }
    }
}

extension Array {
    /// The first index whose element satisfies a predicate that holds for a suffix; `endIndex` if none does.
    package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
