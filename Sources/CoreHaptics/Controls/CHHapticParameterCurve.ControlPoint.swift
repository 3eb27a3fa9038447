public import Foundation

extension CHHapticParameterCurve {
    /// One point of a curve.
    open class ControlPoint: NSObject {
        /// Seconds from the start of the curve.
        open var relativeTime: TimeInterval

        /// The value, in the range of the curve's id. It is kept as given; players clamp it to the range, and take what is
        /// not a number as the value that changes nothing.
        open var value: Float

        /// A point from its parts.
        ///
        /// - Parameters:
        ///   - time: Seconds from the start of the curve.
        ///   - value: The value, in the range of the curve's id.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
            super.init()
        }
    }
}
