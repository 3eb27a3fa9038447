import Foundation
import Testing
import ViewGraph

struct AnimationTests {
    @Test func `linear progress is time over duration`() {
        #expect(Animation.linear(duration: 2).progress(at: 0.5) == 0.25)
        #expect(Animation.linear(duration: 2).progress(at: -1) == 0)
        #expect(Animation.linear(duration: 2).progress(at: 2) == 1)
    }

    @Test func `curves take 0.35 s where no duration is named`() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0, 0, 1, 1)] {
            #expect(animation.removalEnd == 0.35)
            #expect(animation.logicalEnd == 0.35)
        }
    }

    @Test func `spring without arguments is the one by duration and bounce`() {
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 1))
        #expect(Animation.spring(response: 0.4) == .spring(response: 0.4, dampingFraction: 0.825, blendDuration: 0))
        #expect(Animation.interactiveSpring == .interactiveSpring(duration: 0.15, extraBounce: 0))
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy(duration: 1, extraBounce: 0.25) == .spring(.bouncy(duration: 1, extraBounce: 0.25)))
    }

    @Test func `a spring is logically complete after its duration, and removed when it has settled`() {
        let animation = Animation.spring(duration: 0.4, bounce: 0.25)
        #expect(animation.end(by: .logicallyComplete) == 0.4)
        #expect(animation.end(by: .removed) == Spring(duration: 0.4, bounce: 0.25).settlingDuration)
        #expect(Animation.spring(duration: 0.4, bounce: 1).removalEnd == nil)
    }

    @Test func `an interpolating spring starts with its velocity`() {
        let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)
        #expect(abs(animation.velocity(at: 0) - 3) < 1e-12)
        // w = 10, damping ratio 0.5: c = 5, own frequency sqrt(75).
        let (c, w, t) = (5.0, 75.0.squareRoot(), 0.2)
        let left = exp(-c * t) * (cos(w * t) + (c - 3) / w * sin(w * t))
        #expect(abs(animation.progress(at: t) - (1 - left)) < 1e-12)
    }

    @Test func `a delay begins later and ends later`() {
        let animation = Animation.linear(duration: 1).delay(0.5)
        #expect(animation.progress(at: 0.5) == 0)
        #expect(animation.velocity(at: 0.25) == 0)
        #expect(animation.progress(at: 1) == 0.5)
        #expect(animation.removalEnd == 1.5)
    }

    @Test func `speed 2 takes half the time`() {
        let animation = Animation.linear(duration: 1).delay(0.5).speed(2)
        #expect(animation.progress(at: 0.5) == 0.5)
        #expect(animation.velocity(at: 0.5) == 2)
        #expect(animation.removalEnd == 0.75)
    }

    @Test func `without speed nothing moves and nothing ends`() {
        let animation = Animation.linear.speed(0)
        #expect(animation.progress(at: 1e9) == 0)
        #expect(animation.removalEnd == nil)
    }

    @Test func `a repetition goes back and forth`() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(animation.progress(at: 0.25) == 0.25)
        #expect(animation.progress(at: 1.25) == 0.75)
        #expect(animation.velocity(at: 1.25) == -1)
        #expect(animation.progress(at: 2.25) == 0.25)
        #expect(animation.removalEnd == 3)
        #expect(animation.progress(at: 3) == 1)
    }

    @Test func `a repetition without return starts over`() {
        let animation = Animation.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false)
        #expect(animation.progress(at: 2.5) == 0)
        #expect(animation.progress(at: 3.5) == 0.5)
        #expect(animation.removalEnd == 4)
    }

    @Test func `repeatForever has no end`() {
        let animation = Animation.linear(duration: 2).repeatForever()
        #expect(animation.removalEnd == nil)
        #expect(animation.logicalEnd == nil)
        #expect(animation.progress(at: 4_000_001) == 0.5)
        #expect(animation.progress(at: 4_000_003) == 0.5)
        #expect(animation.velocity(at: 4_000_003) == -0.5)
    }

    @Test func `extremes give no trap and no endless loop`() {
        for number in [Double.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e308] {
            for animation in [
                Animation.linear(duration: number), .spring(response: number, dampingFraction: number),
                .spring(duration: number, bounce: number), .linear.delay(number), .easeIn.speed(number),
                .spring.delay(number).speed(number).repeatForever(), .linear(duration: number).repeatCount(.max),
                .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
                .linear.repeatCount(.min), .timingCurve(number, number, number, number, duration: 1),
            ] {
                for time in [0, 0.1, number] {
                    _ = (animation.progress(at: time), animation.velocity(at: time))
                    _ = (animation.removalEnd, animation.logicalEnd)
                }
            }
        }
    }

    @Test func `angles animate in radians and compare by them`() {
        var angle = Angle.degrees(180)
        #expect(angle.radians == .pi)
        angle.animatableData = .pi / 2
        #expect(angle.degrees == 90)
        #expect(Angle.degrees(10) + .degrees(20) < .degrees(31))
    }

    @Test func `pairs add, scale and measure part by part`() {
        var pair = AnimatablePair(3.0, 4.0) + AnimatablePair(0, 0)
        #expect(pair.magnitudeSquared == 25)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(6, 8))
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second.second == 4)
    }
}
