package import Foundation

/// What a finger did.
package struct Touch {
    /// What it did.
    package enum Phase: Sendable {
        case began
        case moved
        case ended
        /// Something else has taken the finger over.
        case cancelled
    }

    package var phase: Phase
    /// Where it is in the space of the view that has the gesture.
    package var location: CGPoint
    /// Where it is in the window. Distances are measured here, since the view may move below the finger.
    package var globalLocation: CGPoint
    /// When, in seconds of the host's clock.
    package var time: Double
    /// Whether it is on the view that has the gesture.
    package var isInside: Bool
    /// Where it is in the named spaces around the view.
    package var namedLocations: [AnyHashable: CGPoint]

    /// - Parameter globalLocation: The same as the location, unless said otherwise.
    package init(
        _ phase: Phase, at location: CGPoint, globalLocation: CGPoint? = nil, time: Double, isInside: Bool = true,
        namedLocations: [AnyHashable: CGPoint] = [:]
    ) {
        self.phase = phase
        self.location = location
        self.globalLocation = globalLocation ?? location
        self.time = time
        self.isInside = isInside
        self.namedLocations = namedLocations
    }

    /// Where it is in a space; in the window, where there is none of that name.
    func location(in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: location
        case .global: globalLocation
        case .named(let name): namedLocations[name] ?? globalLocation
        }
    }

    /// How far it is from another, in points.
    func distance(to other: Touch) -> CGFloat {
        let x = globalLocation.x - other.globalLocation.x
        let y = globalLocation.y - other.globalLocation.y
        return (x * x + y * y).squareRoot()
    }
}

extension Touch {
    /// Whether all places and the time are numbers.
    var isSound: Bool {
        let points = [location, globalLocation] + namedLocations.values
        return time.isFinite && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    /// The same touch as it can be after another: not earlier, and where that one was if its own place is no number.
    func repaired(after last: Touch) -> Touch {
        var touch = self
        touch.time = time > last.time && time.isFinite ? time : last.time
        guard !touch.isSound else { return touch }
        touch.location = last.location
        touch.globalLocation = last.globalLocation
        touch.namedLocations = last.namedLocations
        return touch
    }
}
