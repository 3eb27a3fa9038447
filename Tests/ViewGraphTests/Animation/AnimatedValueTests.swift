import Foundation
import TestSupport
import Testing
import ViewGraph

struct AnimatedValueTests {
    @Test func `a change without animation jumps and ends what runs`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1), at: 0)
        value.set(4, animation: nil, at: 0.5)
        #expect(value.value(at: 0.5) == 4)
        #expect(!value.isAnimating(at: 0.5))
        #expect(value.endTime == nil)
    }

    @Test func `a change under a curve goes along the curve`() {
        var value = AnimatedValue(10.0)
        let end = value.set(20, animation: .linear(duration: 2), at: 100)
        #expect(end == 102)
        #expect(value.value(at: 100) == 10)
        #expect(value.value(at: 100.5) == 12.5)
        #expect(value.velocity(at: 101) == 5)
        #expect(value.isAnimating(at: 101.9))
        #expect(value.nextEnd(after: 100) == 102)
        #expect(!value.isAnimating(at: 102))
        #expect(value.nextEnd(after: 102) == nil)
    }

    @Test func `after the end the value is the target exactly`() {
        var value = AnimatedValue(0.1)
        value.set(0.7, animation: .spring(response: 0.4, dampingFraction: 0.75), at: 3)
        #expect(value.value(at: value.endTime ?? 0) == 0.7)
        #expect(value.endTime == 3 + Spring(response: 0.4, dampingRatio: 0.75).settlingDuration)
    }

    @Test func `changes under curves add up`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1), at: 0)
        value.set(0, animation: .linear(duration: 1), at: 0.5)
        // What is left of the first is -10 (1 - t); of the second, 10 (1.5 - t).
        #expect(value.value(at: 0.5) == 5)
        #expect(value.value(at: 0.75) == 5)
        #expect(value.value(at: 1) == 5)
        #expect(value.value(at: 1.25) == 2.5)
        #expect(value.endTime == 1.5)
        #expect(value.nextEnd(after: 0.5) == 1)
    }

    @Test func `a spring takes value and velocity over`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1), at: 0)
        value.set(0, animation: .spring(response: 0.4, dampingFraction: 0.75), at: 0.5)
        #expect(abs(value.value(at: 0.5) - 5) < 1e-12)
        #expect(abs(value.velocity(at: 0.5) - 10) < 1e-12)
        // From 5 at 10 a second towards 0, whatever the curve would have done.
        let w = 2 * Double.pi / 0.4
        let c = 0.75 * w
        let own = w * (1 - 0.75 * 0.75).squareRoot()
        let t = 0.3
        let expected = exp(-c * t) * (5 * cos(own * t) + (10 + c * 5) / own * sin(own * t))
        #expect(abs(value.value(at: 0.8) - expected) < 1e-12)
    }

    @Test func `a spring at double speed takes the velocity over as it is`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1), at: 0)
        value.set(0, animation: .smooth(duration: 1).speed(2), at: 0.5)
        #expect(abs(value.velocity(at: 0.5) - 10) < 1e-12)
        var slow = AnimatedValue(0.0)
        slow.set(10, animation: .linear(duration: 1), at: 0)
        slow.set(0, animation: .smooth(duration: 0.5), at: 0.5)
        #expect(abs(value.value(at: 0.7) - slow.value(at: 0.7)) < 1e-12)
    }

    @Test func `the same target again changes nothing`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1), at: 0)
        #expect(value.set(10, animation: nil, at: 0.5) == nil)
        #expect(value.value(at: 0.5) == 5)
    }

    @Test func `a target that is shifted takes along what is on its way`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1), at: 0)
        value.shift(to: 30)
        #expect([0, 0.5, 1].map { value.value(at: $0) } == [20, 25, 30])
        #expect(value.velocity(at: 0.5) == 10)
    }

    @Test func `motion without end ends with the next change, from where it is`() {
        var value = AnimatedValue(0.0)
        value.set(10, animation: .linear(duration: 1).repeatForever(), at: 0)
        #expect(value.endTime == .infinity)
        #expect(value.nextEnd(after: 0) == nil)
        #expect(value.value(at: 7.25) == 7.5)
        value.set(0, animation: .linear(duration: 1), at: 7.25)
        #expect(value.value(at: 7.25) == 7.5)
        #expect(value.value(at: 7.75) == 3.75)
        #expect(value.value(at: 8.25) == 0)
    }

    @Test func `value and velocity are continuous wherever springs are set, and values under curves`() {
        let seed: UInt64 = 20_240_607
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var value = AnimatedValue(AnimatablePair(0.0, 0.0))
            var time = 0.0
            for _ in 0..<8 {
                time += Double.random(in: 0.001...0.4, using: &random)
                let target = AnimatablePair(
                    Double.random(in: -100...100, using: &random), Double.random(in: -100...100, using: &random))
                let animation = randomAnimation(&random)
                let (before, speed) = (value.value(at: time), value.velocity(at: time))
                value.set(target, animation: animation.animation, at: time)
                #expect((value.value(at: time) - before).magnitude < 1e-9, "seed \(seed), \(animation)")
                if animation.startsAtRest {
                    #expect((value.velocity(at: time) - speed).magnitude < 1e-6, "seed \(seed), \(animation)")
                }
            }
            let end = value.endTime ?? 0
            #expect(value.value(at: end) == value.target, "seed \(seed)")
            #expect((value.value(at: end - 1e-9) - value.target).magnitude < 2, "seed \(seed)")
        }
    }

    private func randomAnimation(
        _ random: inout SeededGenerator
    ) -> (animation: Animation, startsAtRest: Bool) {
        let number = Double.random(in: 0.1...1, using: &random)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: (.linear(duration: number), false)
        case 1: (.spring(response: number, dampingFraction: 2 * number), true)
        case 2: (.spring(duration: number, bounce: 0.5 - number).speed(number), true)
        case 3: (.smooth.delay(number), true)
        case 4: (.interpolatingSpring(duration: number, bounce: 0.3), true)
        default: (.easeOut(duration: number).repeatCount(3), false)
        }
    }

    @Test func `a thousand changes at once stay cheap and continuous in value`() {
        var value = AnimatedValue(0.0)
        for step in 1...1_000 {
            let time = Double(step) / 1_000
            let before = value.value(at: time)
            value.set(Double(step % 7), animation: .easeInOut(duration: 10), at: time)
            #expect(abs(value.value(at: time) - before) < 1e-9)
        }
        #expect(value.value(at: 11) == 6)
    }

    @Test func `clocks that go back or are no number find a value`() {
        var value = AnimatedValue(1.0)
        value.set(2, animation: .linear(duration: 1), at: 5)
        #expect(value.value(at: 3) == 1)
        #expect(value.value(at: .nan) == 2)
        value.set(3, animation: .spring, at: 4)
        #expect(value.value(at: 4) == 1)
        value.set(4, animation: .linear, at: .nan)
        #expect(value.value(at: 100) == 4)
    }

    @Test func `targets that are no numbers are left behind`() {
        var value = AnimatedValue(1.0)
        value.set(.nan, animation: .spring, at: 0)
        value.set(.infinity, animation: .linear, at: 0.1)
        value.set(2, animation: .spring, at: 0.2)
        #expect(value.value(at: 10) == 2)
    }
}
