public import Foundation

extension DragGesture {
    /// How a drag goes.
    public struct Value: Equatable, Sendable {
        /// When the finger was there: the host's clock in seconds, counted from the reference date.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the finger came down.
        public var startLocation: CGPoint
        /// How fast the finger moves, in points a second.
        ///
        /// From where it was a tenth of a second ago at most to where it is. If it made no move since, from its last place.
        public let velocity: CGSize

        /// How far the finger is from where it came down.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where a motion would come to rest that the finger lets go of now: a quarter of a second of its velocity further.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far that is from where the finger came down.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        init(time: Double, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
            self.time = Date(timeIntervalSinceReferenceDate: time)
            self.location = location
            self.startLocation = startLocation
            self.velocity = velocity
        }
    }
}
