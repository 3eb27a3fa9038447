import HapticPatterns

/// A continuous event's text cut into events of at most 30 s that follow each other.
///
/// They touch exactly: the time of each plus its duration is the time of the next, to the last bit, and the last one
/// ends where the event ended. Only the first has the attack, only the last the release.
struct EventSplit {
    /// The longest duration of a continuous event that Apple documents, in seconds.
    static var longestDuration: Double { 30 }
    /// As many pieces as make an hour; beyond that, the number is a mistake.
    private static var mostPieces: Int { 120 }

    private let document: AHAPDocument
    private let index: Int
    /// The times of the pieces, and of the end of the last one.
    private let borders: [Double]

    /// `nil` where the event is not sustained, its parts could not be read, or no such borders exist.
    init?(event index: Int, in document: AHAPDocument) {
        let event = document.pattern.events[index]
        guard !event.decays, event.time >= 0, document.events[index].time >= 0,
            let duration = event.duration, duration <= EventSplit.longestDuration * Double(EventSplit.mostPieces)
        else { return nil }
        let fewest = Int((duration / EventSplit.longestDuration).rounded(.up))
        // One more, where 30 s each come out a bit too long by rounding.
        for count in [fewest, fewest + 1] where count > 1 {
            let borders = EventSplit.borders(from: event.time, lasting: duration, count: count)
            guard EventSplit.areLegal(borders) else { continue }
            self.document = document
            self.index = index
            self.borders = borders
            return
        }
        return nil
    }

    /// About how many bytes the file grows by.
    var growth: Int { document.range(of: document.events[index].entry).count * (borders.count - 2) }

    /// Edits that make the event the first piece, and put the others behind it.
    func edits() -> [Edit] {
        let entry = document.range(of: document.events[index].entry)
        let separator = document.separator(behindEntry: document.events[index].entry)
        var behind = ""
        for piece in 1..<borders.count - 1 {
            behind += separator + document.text(in: entry, replacing: changes(ofPiece: piece))
        }
        return changes(ofPiece: 0) + [Edit(entry.upperBound..<entry.upperBound, behind)]
    }

    /// What is different in the text of a piece, in the order of the text.
    private func changes(ofPiece piece: Int) -> [Edit] {
        let syntax = document.events[index]
        let duration = ShortDecimal.offset(from: borders[piece], to: borders[piece + 1])
        var changes = [Edit(document.range(of: syntax.duration), NumberSpelling.text(duration))]
        if piece > 0 {
            changes.append(Edit(document.range(of: syntax.time), NumberSpelling.text(borders[piece])))
            changes += silenced(.attackTime)
        }
        if piece < borders.count - 2 { changes += silenced(.releaseTime) }
        return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Makes a phase of the envelope as short as it can be, if the event states how long it is.
    private func silenced(_ id: EventParameterID) -> [Edit] {
        guard let node = document.valueNode(of: id, inEvent: index) else { return [] }
        return [Edit(document.range(of: node), "0")]
    }

    // MARK: Borders

    private static func borders(from start: Double, lasting duration: Double, count: Int) -> [Double] {
        // Whole milliseconds, so that the numbers stay readable.
        let length = (duration / Double(count) * 1000).rounded(.up) / 1000
        return (0..<count).map { piece in
            piece == 0 ? start : ShortDecimal.plain(start + length * Double(piece))
        } + [start + duration]
    }

    /// True if no piece is empty or too long, and they touch.
    private static func areLegal(_ borders: [Double]) -> Bool {
        zip(borders, borders.dropFirst()).allSatisfy { start, end in
            let duration = ShortDecimal.offset(from: start, to: end)
            return duration > 0 && duration <= longestDuration && start + duration == end
        }
    }
}
