/// The mathematics that a render function may call: the C library's is out of reach there, and differs from platform to
/// platform in the last bit. These functions give the same bits everywhere.
///
/// Each states its largest error against the exact value, checked by the tests over the range that rendering uses. An
/// `ulp` is the distance to the next Double.
@usableFromInline
package enum Numerics {
    /// The circumference of the unit circle.
    package static var tau: Double { 6.283185307179586 }
}
