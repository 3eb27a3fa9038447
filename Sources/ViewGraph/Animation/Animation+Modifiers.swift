public import Foundation

extension Animation {
    /// Begins later.
    ///
    /// - Parameter delay: Seconds; below 0 it begins in the middle.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(.delayed(form, by: delay.isNaN ? 0 : delay))
    }

    /// Runs so many times as fast.
    ///
    /// - Parameter speed: 2 takes half the time; what is not above 0 stands still.
    public func speed(_ speed: Double) -> Animation {
        Animation(.sped(form, by: speed > 0 && speed < .infinity ? speed : 0))
    }

    /// Runs several times, then is at its target.
    ///
    /// - Parameters:
    ///   - repeatCount: How often, each way of a return counted; what is not above 0 jumps.
    ///   - autoreverses: Whether every second time goes back instead of starting over.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(form, count: repeatCount, autoreverses: autoreverses))
    }

    /// Runs without end.
    ///
    /// - Parameter autoreverses: Whether every second time goes back instead of starting over.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(form, count: nil, autoreverses: autoreverses))
    }
}
