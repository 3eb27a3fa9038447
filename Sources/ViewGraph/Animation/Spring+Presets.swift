public import Foundation

extension Spring {
    /// Half a second, no bounce.
    public static var smooth: Spring { smooth() }

    /// Without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Half a second, a bounce of 0.15.
    public static var snappy: Spring { snappy() }

    /// With a small bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Half a second, a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// With more bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
