import CoreHaptics
import Testing

struct ControlTests {
    @Test func `a dynamic parameter has the parts with which it was made`() {
        let parameter = CHHapticDynamicParameter(
            parameterID: .hapticSharpnessControl, value: -0.5, relativeTime: 0.25)
        #expect(parameter.parameterID == .hapticSharpnessControl)
        #expect(parameter.value == -0.5)
        #expect(parameter.relativeTime == 0.25)
        parameter.value = 3
        parameter.relativeTime = 1
        #expect(parameter.value == 3)
        #expect(parameter.relativeTime == 1)
    }

    @Test func `a control point has the parts with which it was made`() {
        let point = CHHapticParameterCurve.ControlPoint(relativeTime: 0.5, value: 0.75)
        #expect(point.relativeTime == 0.5)
        #expect(point.value == 0.75)
        point.relativeTime = 1
        point.value = 0
        #expect(point.relativeTime == 1)
        #expect(point.value == 0)
    }

    @Test func `a curve has the parts with which it was made`() {
        let points = [0, 0.5].map { CHHapticParameterCurve.ControlPoint(relativeTime: $0, value: 1) }
        let curve = CHHapticParameterCurve(
            parameterID: .audioVolumeControl, controlPoints: points, relativeTime: 2)
        #expect(curve.parameterID == .audioVolumeControl)
        #expect(curve.controlPoints == points)
        #expect(curve.relativeTime == 2)
        curve.relativeTime = 3
        #expect(curve.relativeTime == 3)
    }
}
