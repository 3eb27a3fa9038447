import Foundation
import HapticRendering
import Testing
import TestSupport

/// Our mathematics against the C library's, over the ranges that rendering uses.
struct NumericsTests {
    /// The largest error, in units of the last place of the exact value, over random arguments.
    private func largestError(
        _ name: String, in range: ClosedRange<Double>, limit: Double, of function: (Double) -> Double,
        against exact: (Double) -> Double
    ) -> Double {
        var generator = SeededGenerator(seed: 20)
        var largest = 0.0
        for _ in 0..<trials(200_000) {
            let x = Double.random(in: range, using: &generator)
            let value = exact(x)
            largest = max(largest, abs(function(x) - value) / max(value.ulp, 1e-300))
        }
        print("\(name): largest error \(largest) ulp, allowed \(limit)")
        return largest
    }

    @Test func `the exponential is within 2 ulp`() {
        #expect(largestError("exp", in: -700...700, limit: 2, of: Numerics.exp, against: Foundation.exp) <= 2)
        #expect(Numerics.exp(0) == 1)
        #expect(Numerics.exp(-1e300) == 0)
        #expect(Numerics.exp(1e300) == .infinity)
        #expect(Numerics.exp(.nan).isNaN)
    }

    @Test func `the exponential less one keeps its digits near zero`() {
        #expect(largestError("expm1", in: -1e-6...1e-6, limit: 5, of: Numerics.expm1, against: Foundation.expm1) <= 5)
        #expect(largestError("expm1", in: -5...5, limit: 5, of: Numerics.expm1, against: Foundation.expm1) <= 5)
        #expect(Numerics.expm1(0) == 0)
    }

    @Test func `the logarithm is within 2 ulp, also near one`() {
        #expect(largestError("log", in: 1e-9...1000, limit: 2, of: Numerics.log, against: Foundation.log) <= 2)
        #expect(largestError("log", in: 0.9...1.1, limit: 2, of: Numerics.log, against: Foundation.log) <= 2)
        #expect(Numerics.log(1) == 0)
        #expect(Numerics.log(0) == -.infinity)
        #expect(Numerics.log(-1).isNaN)
    }

    @Test func `powers are as exact as their logarithm allows`() {
        var generator = SeededGenerator(seed: 21)
        for _ in 0..<trials(100_000) {
            let x = Double.random(in: 1e-6...10, using: &generator)
            let y = Double.random(in: -5...5, using: &generator)
            let exact = Foundation.pow(x, y)
            #expect(abs(Numerics.pow(x, y) - exact) <= exact * 3e-16 * (1 + abs(y * Foundation.log(x))))
        }
        #expect(Numerics.pow(0.3, 2) == 0.3 * 0.3)
        #expect(Numerics.pow(0.3, 1) == 0.3)
        #expect(Numerics.pow(0, 0.5) == 0)
    }

    @Test func `sine and cosine of cycles are within 2e-16`() {
        var generator = SeededGenerator(seed: 22)
        for _ in 0..<trials(200_000) {
            // The angle in radians is rounded where the exact value is taken, so keep it small.
            let cycles = Double.random(in: -0.25...0.25, using: &generator)
            #expect(abs(Numerics.sine(cycles: cycles) - sin(2 * .pi * cycles)) <= 3e-16)
            #expect(abs(Numerics.cosine(cycles: cycles) - cos(2 * .pi * cycles)) <= 3e-16)
            #expect(Numerics.sine(cycles: cycles + 3) - Numerics.sine(cycles: (cycles + 3) - 3) == 0)
        }
        #expect(Numerics.sine(cycles: 0.5) == 0)
        #expect(Numerics.cosine(cycles: 0.25) == 0)
        #expect(Numerics.sine(cycles: 1e9 + 0.25) == 1)
    }

    @Test func `tangent, arc tangent and hyperbolic tangent are within 4 ulp`() {
        // Where the angle is small, so that its rounding in radians does not show.
        #expect(
            largestError("tan", in: 1e-6...0.2, limit: 4, of: Numerics.tangentOfPi, against: { tan(.pi * $0) }) <= 4)
        #expect(largestError("atan", in: 0...50, limit: 4, of: Numerics.arcTangent, against: atan) <= 4)
        #expect(largestError("tanh", in: -5...5, limit: 4, of: Numerics.tanh, against: Foundation.tanh) <= 4)
    }

    @Test func `the square root is within 1 ulp`() {
        #expect(
            largestError("sqrt", in: 1e-300...1e6, limit: 1, of: Numerics.squareRoot, against: { $0.squareRoot() }) <= 1
        )
        #expect(
            largestError("sqrt", in: 0...1, limit: 1, of: Numerics.squareRoot, against: { $0.squareRoot() }) <= 1)
        #expect(Numerics.squareRoot(0) == 0)
        #expect(Numerics.squareRoot(1) == 1)
        #expect(Numerics.squareRoot(-1) == 0)
    }

    @Test func `rounding goes to the nearest, down and up, and never traps`() {
        #expect(Numerics.nearest(2.5) == 2)
        #expect(Numerics.nearest(-3.5) == -4)
        #expect(Numerics.nearest(0.49999999999999994) == 0)
        #expect(Numerics.floor(-0.5) == -1)
        #expect(Numerics.floor(3) == 3)
        #expect(Numerics.ceiling(2.000001) == 3)
        #expect(Numerics.ceiling(-0.5) == 0)
        #expect(Numerics.floor(1e300) == 1 << 62)
        #expect(Numerics.ceiling(-.infinity) == -(1 << 62))
        #expect(Numerics.floor(.nan) == 0)
        #expect(Numerics.unit(.nan) == 0)
        #expect(Numerics.unit(7) == 1)
    }
}
