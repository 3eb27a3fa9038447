public import Foundation

extension Animation {
    /// A spring of half a second without bounce.
    public static var spring: Animation { spring(Spring()) }

    /// A spring that takes over from what moves already, with its velocity.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds: the pace.
    ///   - bounce: 0 for none, up to 1 for a spring that never rests; below 0, down to -1, ever slower at the end.
    ///   - blendDuration: Here a new spring always counts from its first moment, whatever the blend.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring that takes over from what moves already, with its velocity.
    ///
    /// `spring()` without arguments is the one by duration and bounce, as on Apple systems since iOS 17.
    ///
    /// - Parameters:
    ///   - response: The period of the spring without damping, in seconds.
    ///   - dampingFraction: Damping as a fraction of critical damping.
    ///   - blendDuration: Here a new spring always counts from its first moment, whatever the blend.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring that takes over from what moves already, with its velocity.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: Here a new spring always counts from its first moment, whatever the blend.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring, blendDuration: blendDuration))
    }

    /// A spring for what follows a finger: 0.15 s, with a damping of 0.86.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring for what follows a finger.
    ///
    /// - Parameters:
    ///   - response: The period of the spring without damping, in seconds.
    ///   - dampingFraction: Damping as a fraction of critical damping.
    ///   - blendDuration: Here a new spring always counts from its first moment, whatever the blend.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring for what follows a finger.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.14.
    ///   - blendDuration: Here a new spring always counts from its first moment, whatever the blend.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }
}

extension Animation {
    /// A spring of half a second without bounce.
    public static var smooth: Animation { smooth() }

    /// A spring without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Animation { snappy() }

    /// A spring with a small bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    /// A spring with more bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: Is added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

extension Animation {
    /// A spring of half a second without bounce, added to what moves already.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// A spring on the way from 0 to 1, added to what moves already.
    ///
    /// More than critical damping stays so.
    ///
    /// - Parameters:
    ///   - mass: The mass at the end of the spring.
    ///   - stiffness: The force per displacement.
    ///   - damping: The force per velocity against the motion.
    ///   - initialVelocity: In whole ways a second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring on the way from 0 to 1, added to what moves already.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - bounce: 0 for none, up to 1 for a spring that never rests; below 0, down to -1, ever slower at the end.
    ///   - initialVelocity: In whole ways a second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring on the way from 0 to 1, added to what moves already.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: In whole ways a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
    }
}
