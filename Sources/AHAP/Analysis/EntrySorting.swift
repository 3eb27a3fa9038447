import HapticPatterns

/// The entries of a file in order of time, as an edit.
struct EntrySorting {
    private let document: AHAPDocument
    /// Position in the sorted file to position in the file.
    private let order: [Int32]

    /// `nil` where not every entry could be read, or where the order means something.
    init?(_ document: AHAPDocument) {
        let entries = document.entries
        guard document.entriesCanBeRewritten, entries.allSatisfy({ $0.index >= 0 }),
            document.patternNode >= 0,
            entries.count == document.tape.children(of: Int(document.patternNode)).reduce(0, { count, _ in count + 1 })
        else { return nil }
        let keys = entries.indices.map {
            (time: document.time(of: entries[$0]), position: Int32(truncatingIfNeeded: $0))
        }
        self.document = document
        order = keys.sorted { $0.time < $1.time || ($0.time == $1.time && $0.position < $1.position) }
            .map { $0.position }
        guard keepsRivalsInOrder else { return nil }
    }

    /// An edit for each stretch of entries that change places among themselves: each text is replaced by the one that
    /// belongs there; what stands between them stays.
    var fix: Fix? {
        let edits = stretches.map(edit(of:))
        return edits.isEmpty ? nil : Fix(.safe, edits)
    }

    /// The shortest runs of positions that sorting fills with their own entries, single entries left out. A file that
    /// is nearly in order so has many small edits rather than one that holds all of its text.
    private var stretches: [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        var first = 0
        var furthest = -1
        for (position, old) in order.enumerated() {
            furthest = max(furthest, Int(old))
            guard furthest == position else { continue }
            if first < position { result.append(first...position) }
            first = position + 1
        }
        return result
    }

    private func edit(of stretch: ClosedRange<Int>) -> Edit {
        let whole = range(ofEntry: stretch.lowerBound).lowerBound..<range(ofEntry: stretch.upperBound).upperBound
        var bytes: [UInt8] = []
        bytes.reserveCapacity(whole.count)
        for position in stretch {
            bytes.append(contentsOf: document.bytes[range(ofEntry: Int(order[position]))])
            guard position < stretch.upperBound else { break }
            let gap = range(ofEntry: position).upperBound..<range(ofEntry: position + 1).lowerBound
            bytes.append(contentsOf: document.bytes[gap])
        }
        return Edit(whole, String(decoding: bytes, as: UTF8.self))
    }

    private func range(ofEntry position: Int) -> Range<Int> {
        document.range(of: document.entries[position].node)
    }

    // MARK: Controls that start at the same time

    /// Of two controls of one kind that start at the same time, the later in order wins: they must keep their order.
    private var keepsRivalsInOrder: Bool {
        var starts: [(id: UInt8, time: Double, old: Int32, new: Int)] = []
        for (new, old) in order.enumerated() {
            guard let (id, time) = start(of: document.entries[Int(old)]) else { continue }
            starts.append((id.rawValue, time, old, new))
        }
        starts.sort { ($0.id, $0.time, $0.new) < ($1.id, $1.time, $1.new) }
        return zip(starts, starts.dropFirst()).allSatisfy { first, second in
            first.id != second.id || first.time != second.time || first.old < second.old
        }
    }

    private func start(of entry: EntrySyntax) -> (DynamicParameterID, Double)? {
        switch entry.kind {
        case .event: return nil
        case .parameter:
            let parameter = document.pattern.parameters[Int(entry.index)]
            return (parameter.id, parameter.time)
        case .curve:
            let curve = document.pattern.curves[Int(entry.index)]
            return curve.span.map { (curve.id, curve.time + $0.start) }
        }
    }
}
