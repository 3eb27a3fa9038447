/// Where a control point's parts stand.
package struct PointSyntax: Sendable {
    package var object: Int32
    package var time: Int32
    package var value: Int32
}
