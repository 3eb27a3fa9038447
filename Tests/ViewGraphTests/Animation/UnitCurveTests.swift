import Foundation
import TestSupport
import Testing
import ViewGraph

struct UnitCurveTests {
    /// y of a Bézier curve where its x is the one asked for, by plain bisection of the parameter.
    private func bisected(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
            // The same polynomial in powers of t.
            (3 * a - 3 * b + 1) * t * t * t + (3 * b - 6 * a) * t * t + 3 * a * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if point(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return point(y1, y2, (low + high) / 2)
    }

    @Test func `a Bézier curve is what bisection finds`() {
        let seed: UInt64 = 4711
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let (x1, x2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
            let (y1, y2) = (Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random))
            let x = Double.random(in: 0...1, using: &random)
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
            let error = abs(curve.value(at: x) - bisected(x1, y1, x2, y2, at: x))
            #expect(error < 1e-6, "seed \(seed): \(x1) \(y1) \(x2) \(y2) at \(x)")
        }
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        UnitCurve.circularEaseInOut.inverse,
    ])
    func `a curve begins at 0 and ends at 1, and stays there outside`(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: 3) == 1)
        #expect(curve.value(at: .nan) == 0)
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ])
    func `the slope is that of the values`(curve: UnitCurve) {
        for step in 1..<20 where step != 10 {
            let x = Double(step) / 20
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: x) - slope) < 1e-5)
        }
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ])
    func `the inverse undoes a curve`(curve: UnitCurve) {
        for step in 0...20 {
            let x = Double(step) / 20
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-7)
        }
    }

    @Test func `a symmetric ease is half way at half time`() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.25) - (1 - 0.75.squareRoot()) / 2) < 1e-12)
    }

    @Test func `a slope is a number also where a curve is vertical`() {
        let step = UnitCurve.bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
        #expect(step.velocity(at: 0.5).isFinite)
        #expect(step.velocity(at: 0).isFinite)
        #expect(UnitCurve.circularEaseOut.velocity(at: 0).isFinite)
        #expect(UnitCurve(0, 0, 1, 1).velocity(at: 0).isFinite)
    }
}
