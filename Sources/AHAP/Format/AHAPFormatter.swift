/// Brings AHAP into its canonical layout. Formatting twice gives what formatting once gave.
///
/// - One member or element per line, indented by two spaces; LF, and one at the end; `"Key": value`; `{}` and `[]`
///   where nothing is inside. A byte order mark and trailing commas go.
/// - An event parameter, a control point and an entry that is a `Parameter` are rows: on one line, however long, so
///   that a changed value changes one line. Only one that holds a container (with something in it) is broken up.
/// - Known members come first, in the order of Apple's own files: `Version`, `Metadata`, `Pattern`; `Time`,
///   `EventType`, `EventDuration`, `EventWaveformPath`, `EventWaveformUseVolumeEnvelope`, `EventWaveformLoopEnabled`,
///   `EventParameters`; `ParameterID`, `Time`, `ParameterValue` or `ParameterCurveControlPoints`. Unknown ones follow
///   in their own order. Entries and control points stay in their order.
/// - AHAP's numbers get the shortest spelling that reads back exactly; `Version` keeps one decimal, `1.0`.
///
/// Nothing is lost: metadata, unknown members and all below them, members that stand twice, nulls, values of the wrong
/// type and the spelling of strings stay as they are, whatever findings there may be about them.
public struct AHAPFormatter: Sendable {
    /// There is nothing to choose: one canonical layout.
    public init() {}

    /// The document's text in canonical layout, in UTF-8 if the document is (wrong bytes inside strings are kept).
    ///
    /// - Throws: ``FormatError`` if the text is not JSON.
    public func format(_ document: AHAPDocument) throws(FormatError) -> [UInt8] {
        if let fault = document.faults(of: .ah001).first { throw FormatError(offset: fault.range.lowerBound) }
        var walk = FormatWalk(document)
        return walk.format()
    }
}
