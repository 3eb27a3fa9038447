/// Where an entry of the pattern stands, and what became of it. Node indices are of values (the key stands before);
/// -1 means absent.
package struct EntrySyntax: Sendable {
    package enum Kind: UInt8, Sendable { case event, parameter, curve }

    /// The entry's object, `{ "Event": ... }`.
    package var node: Int32
    package var kind: Kind
    /// Its index in the pattern's events, parameters or curves (and in the document's syntax arrays); -1 if it could
    /// not be read.
    package var index: Int32
}

/// Where an event's parts stand; the n-th belongs to the pattern's n-th event.
package struct EventSyntax: Sendable {
    package var entry: Int32
    /// The object with the event's members.
    package var body: Int32
    package var type: Int32 = -1
    package var time: Int32 = -1
    package var duration: Int32 = -1
    /// The array of event parameters.
    package var parameters: Int32 = -1
    package var path: Int32 = -1
    package var envelope: Int32 = -1
    package var loops: Int32 = -1
}

/// Where a dynamic parameter's parts stand; the n-th belongs to the pattern's n-th parameter.
package struct ParameterSyntax: Sendable {
    package var entry: Int32
    package var body: Int32
    package var id: Int32 = -1
    package var time: Int32 = -1
    package var value: Int32 = -1
}

/// Where a curve's parts stand; the n-th belongs to the pattern's n-th curve.
package struct CurveSyntax: Sendable {
    package var entry: Int32
    package var body: Int32
    package var id: Int32 = -1
    package var time: Int32 = -1
    /// The array of control points.
    package var points: Int32 = -1
}
