import HapticPatterns

extension Binder {
    mutating func bindEntries() {
        let guess = min(bytes.count / 160, limits.entries)
        events.reserveCapacity(guess)
        eventSyntax.reserveCapacity(guess)
        entries.reserveCapacity(guess)
        for entry in tape.children(of: Int(patternNode)) {
            counted += 1
            guard counted <= limits.entries else {
                note(.tooManyEntries, node: Int32(entry), length: 1, other: UInt32(clamping: limits.entries))
                return
            }
            bindEntry(Int32(entry))
        }
    }

    private mutating func bindEntry(_ entry: Int32) {
        guard tape[Int(entry)].kind == .object else { return noteNoEntry(entry) }
        var members = MemberCheck(role: .unknown)
        var found: (kind: KnownWord, body: Int32)?
        for key in tape.children(of: Int(entry)) {
            let word = check(key, &members)
            switch word {
            case .event, .parameter, .parameterCurve:
                // As everywhere, the last of two equal keys counts; of two kinds, the first.
                if found == nil || found?.kind == word {
                    found = (word, Int32(key + 1))
                } else {
                    note(.entryOfTwoKinds, node: Int32(key))
                }
            default: noteUnknown(key, role: .unknown)
            }
        }
        guard let found else {
            if !isDamaged(entry) { note(.entryWithoutKind, node: entry, length: 1) }
            return
        }
        bind(found.kind, entry: entry, body: found.body)
    }

    private mutating func bind(_ kind: KnownWord, entry: Int32, body: Int32) {
        guard tape[Int(body)].kind == .object else { return noteNoValue(.object, at: body) }
        switch kind {
        case .event: bindEvent(entry: entry, body: body)
        case .parameter: bindParameter(entry: entry, body: body)
        default: bindCurve(entry: entry, body: body)
        }
    }

    private mutating func noteNoEntry(_ entry: Int32) {
        switch tape[Int(entry)].kind {
        case .invalid, .missing: break
        case .null: note(.nullValue, node: entry)
        default: note(.entryNotObject, node: entry)
        }
    }
}
