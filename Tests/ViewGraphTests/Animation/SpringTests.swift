import Foundation
import TestSupport
import Testing
import ViewGraph

struct SpringTests {
    @Test func `response 0.4 with damping 0.75 is the textbook's damped oscillation`() {
        let spring = Spring(response: 0.4, dampingRatio: 0.75)
        // x(t) = 1 - e^(-ct) (cos wt + c/w sin wt), with c = 0.75 * 2π / 0.4 and w = sqrt(1 - 0.75²) * 2π / 0.4.
        let c = 11.780972450961725
        let w = 5 * Double.pi * 0.4375.squareRoot()
        for time in [0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.7] {
            let expected = 1 - exp(-c * time) * (cos(w * time) + c / w * sin(w * time))
            #expect(abs(spring.value(target: 1.0, time: time) - expected) < 1e-12)
        }
    }

    @Test func `critical damping is (1 + wt) e^(-wt)`() {
        let spring = Spring(duration: 0.5, bounce: 0)
        let w = 4 * Double.pi
        for time in [0.0, 0.1, 0.25, 0.5, 1] {
            #expect(abs(spring.value(target: 3.0, time: time) - 3 * (1 - (1 + w * time) * exp(-w * time))) < 1e-12)
        }
    }

    @Test func `over-damping is two exponentials`() {
        // Response 2π: w = 1. Damping ratio 1.25: exponents -0.5 and -2.
        let spring = Spring(response: 2 * .pi, dampingRatio: 1.25)
        for time in [0.0, 0.5, 1, 4] {
            let left = (4 * exp(-0.5 * time) - exp(-2 * time)) / 3
            #expect(abs(spring.value(target: 1.0, time: time) - (1 - left)) < 1e-12)
        }
    }

    @Test func `an initial velocity is the velocity at the start`() {
        for ratio in [0, 0.3, 0.999_999_9, 1, 1.000_000_1, 2] {
            let spring = Spring(response: 0.4, dampingRatio: ratio)
            #expect(spring.velocity(target: 5.0, initialVelocity: 7.0, time: 0) == 7)
            #expect(spring.value(target: 5.0, initialVelocity: 7.0, time: 0) == 0)
        }
    }

    @Test func `three ways to say it are one spring`() {
        let spring = Spring(duration: 0.4, bounce: 0.25)
        #expect(spring.response == 0.4)
        #expect(spring.dampingRatio == 0.75)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.4, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.75 / 0.4) < 1e-9)
        let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.bounce - 0.25) < 1e-12)
        #expect(abs(same.duration - 0.4) < 1e-12)
    }

    @Test func `a bounce below 0 is over-damped`() {
        #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
        #expect(Spring(duration: 1, bounce: -0.5).bounce == -0.5)
    }

    @Test func `over-damping counts as critical unless allowed`() {
        #expect(Spring(mass: 4, stiffness: 1, damping: 20).dampingRatio == 1)
        #expect(Spring(mass: 4, stiffness: 1, damping: 20, allowOverDamping: true).dampingRatio == 5)
    }

    @Test func `the presets bounce 0, 0.15 and 0.3`() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy(duration: 1, extraBounce: 0.25) == Spring(duration: 1, bounce: 0.4))
        #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    }

    @Test func `without bounce, (1 + wt) e^(-wt) is 0.001 when it has settled`() {
        let wt = 4 * Double.pi * Spring.smooth.settlingDuration
        #expect(abs((1 + wt) * exp(-wt) - 0.001) < 1e-12)
    }

    @Test func `with bounce, the amplitude is 0.001 when it has settled`() {
        let c = 11.780972450961725
        let amplitude = 1 / (1 - 0.75 * 0.75).squareRoot()
        let settling = Spring(response: 0.4, dampingRatio: 0.75).settlingDuration
        #expect(abs(amplitude * exp(-c * settling) - 0.001) < 1e-12)
    }

    @Test func `a settled spring stays within epsilon, whatever it started from`() {
        let seed: UInt64 = 99
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let ratio = Double.random(in: 0.05...3, using: &random)
            let spring = Spring(response: Double.random(in: 0.05...3, using: &random), dampingRatio: ratio)
            let target = Double.random(in: -100...100, using: &random)
            let velocity = Double.random(in: -1_000...1_000, using: &random)
            let settling = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
            #expect(settling.isFinite)
            for step in 0..<50 {
                let time = settling * (1 + Double(step) / 20) + 1e-9
                let left = spring.value(target: target, initialVelocity: velocity, time: time) - target
                #expect(abs(left) <= 0.01 + 1e-9, "seed \(seed): \(spring) \(target) \(velocity) at \(time)")
            }
        }
    }

    @Test func `a spring by its settling duration settles then`() {
        for ratio in [0.2, 0.8, 1, 1.7] {
            let spring = Spring(settlingDuration: 0.9, dampingRatio: ratio)
            #expect(abs(spring.settlingDuration - 0.9) < 1e-9)
            #expect(spring.dampingRatio == ratio)
        }
    }

    @Test func `updates in steps give what one formula gives`() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 12.0)
        for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 8, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 8, initialVelocity: 12, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 8, initialVelocity: 12, time: 0.3)) < 1e-9)
    }

    @Test func `the force is that of spring and damper`() {
        let spring = Spring(mass: 2, stiffness: 10, damping: 3)
        #expect(abs(spring.force(target: 5.0, position: 3.0, velocity: 1.0) - 17) < 1e-12)
    }

    @Test func `springs move whatever is animatable`() {
        let half = Spring(response: 1, dampingRatio: 1).value(target: 1.0, time: 0.3)
        let point = Spring(response: 1, dampingRatio: 1).value(
            fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 11, y: -8), initialVelocity: .zero, time: 0.3)
        #expect(abs(point.x - (1 + 10 * half)) < 1e-12)
        #expect(abs(point.y - (2 - 10 * half)) < 1e-12)
    }

    @Test func `extremes give numbers`() {
        for response in [0, -1, .nan, .infinity, 1e-300, 1e300] {
            for ratio in [-1, 0, .nan, .infinity, 1e-12, 1e12] {
                let spring = Spring(response: response, dampingRatio: ratio)
                let value = spring.value(target: 1.0, initialVelocity: 1.0, time: 0.25)
                #expect(value.isFinite, "\(response) \(ratio)")
                #expect(!spring.settlingDuration.isNaN, "\(response) \(ratio)")
            }
        }
        #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
        #expect(Spring(duration: 0).value(target: 4.0, time: 0) == 4)
    }
}
