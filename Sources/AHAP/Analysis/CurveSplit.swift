import HapticPatterns

/// A curve's text cut into consecutive curves: the last point of one is the first of the next.
///
/// Each piece begins with its own `Time` and a point at 0. All other points keep their text but for their time, which
/// is spelled so that it adds up to the very same number as before.
struct CurveSplit {
    private let document: AHAPDocument
    private let syntax: CurveSyntax
    private let curve: ParameterCurve
    private let points: [PointSyntax]
    private let entry: Range<Int>
    /// The points at which one piece ends and the next begins.
    private let seams: [Int]

    /// `nil` where the curve's parts could not be read in full, or its points are out of order.
    init?(curve index: Int, in document: AHAPDocument) {
        let curve = document.pattern.curves[index]
        guard document.curves[index].time >= 0, let points = document.pointSyntax(ofCurve: index),
            zip(curve.points, curve.points.dropFirst()).allSatisfy({ $0.time <= $1.time }),
            let last = curve.points.last, (curve.time + last.time).isFinite
        else { return nil }
        let step = ParameterCurve.editorPointLimit - 1
        let seams = Array(stride(from: step, to: points.count - 1, by: step))
        guard !seams.isEmpty else { return nil }
        self.document = document
        self.syntax = document.curves[index]
        self.curve = curve
        self.points = points
        self.seams = seams
        entry = document.range(of: document.curves[index].entry)
    }

    /// When the curve starts to act, in seconds from the start of the pattern.
    var start: Double { time(ofPoint: 0) }
    /// When the last piece starts.
    var lastStart: Double { time(ofPoint: seams[seams.count - 1]) }
    /// About how many bytes the file grows by.
    var growth: Int {
        let (bytes, isTooMuch) = (head.count + tail.count).multipliedReportingOverflow(by: seams.count)
        return isTooMuch ? .max : bytes
    }

    func edits() -> [Edit] {
        var edits: [Edit] = []
        var pieceStart = curve.time
        var seam = seams.makeIterator()
        var nextSeam = seam.next()
        for index in points.indices {
            if index > seams[0] { edits.append(retimed(point: index, from: pieceStart)) }
            guard index == nextSeam else { continue }
            let newStart = time(ofPoint: index)
            edits.append(border(afterPoint: index, from: pieceStart, to: newStart))
            (pieceStart, nextSeam) = (newStart, seam.next())
        }
        // Where `Time` stands behind the points, the text that is there now belongs to the last piece.
        if timeRange.lowerBound > tail.lowerBound { edits.append(timeEdit(pieceStart)) }
        return edits
    }

    private func time(ofPoint index: Int) -> Double { curve.time + curve.points[index].time }

    private func retimed(point index: Int, from start: Double) -> Edit {
        let offset = ShortDecimal.offset(from: start, to: time(ofPoint: index))
        return Edit(document.range(of: points[index].time), NumberSpelling.text(offset))
    }

    // MARK: The border between two pieces

    /// The end of one piece, the beginning of the next, and the point that they share once more.
    private func border(afterPoint index: Int, from oldStart: Double, to newStart: Double) -> Edit {
        let point = document.range(of: points[index].object)
        let shared = document.text(
            in: point, replacing: [Edit(document.range(of: points[index].time), "0")])
        // The first piece keeps the spelling of its time.
        let ending = document.text(in: tail, replacing: index == seams[0] ? [] : [timeEdit(oldStart)])
        let beginning = document.text(in: head, replacing: [timeEdit(newStart)])
        return Edit(
            point.upperBound..<point.upperBound,
            ending + document.separator(behindEntry: syntax.entry) + beginning + shared)
    }

    private var timeRange: Range<Int> { document.range(of: syntax.time) }
    private func timeEdit(_ time: Double) -> Edit { Edit(timeRange, NumberSpelling.text(time)) }
    /// The entry's text before its first point.
    private var head: Range<Int> { entry.lowerBound..<document.range(of: points[0].object).lowerBound }
    /// The entry's text behind its last point, without a trailing comma.
    private var tail: Range<Int> {
        let bracket = document.range(of: syntax.points).upperBound - 1
        return document.startOfBlank(before: bracket)..<entry.upperBound
    }
}
