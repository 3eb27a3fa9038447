import FeedbackKinds
import SemanticFeedback
import Testing

struct SensoryFeedbackTests {
    @Test func `a feedback equals itself and no other`() {
        #expect(everyFeedback.count == FeedbackKind.allCases.count)
        for (index, feedback) in everyFeedback.enumerated() {
            #expect(everyFeedback.indices.filter { everyFeedback[$0] == feedback } == [index])
        }
    }

    @Test func `a feedback is written as it is in Swift`() {
        #expect(everyFeedback.map { $0.text }.sorted() == FeedbackKind.allCases.map { "." + $0.rawValue }.sorted())
        let light = SensoryFeedback.impact(weight: .light, intensity: 0.7)
        #expect(light.text == ".impact(weight: .light, intensity: 0.7)")
        #expect(SensoryFeedback.success.text == ".success")
    }

    @Test func `an impact without a weight is a medium one, and the constant a light one`() {
        #expect(SensoryFeedback.impact() == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(intensity: 0.5) == .impact(weight: .medium, intensity: 0.5))
        #expect(SensoryFeedback.impact == .impact(weight: .light))
        #expect(SensoryFeedback.impact != .impact())
    }

    @Test(arguments: [(2.0, 1.0), (-1, 0), (.infinity, 1), (-.infinity, 0), (.nan, 1), (0.25, 0.25)])
    func `an intensity is the nearest in its range`(given: Double, used: Double) {
        #expect(SensoryFeedback.impact(intensity: given) == .impact(intensity: used))
        #expect(SensoryFeedback.impact(flexibility: .soft, intensity: given).intensity == used)
    }

    @Test func `weights and flexibilities are told apart, and controls can be kept in sets`() {
        #expect(SensoryFeedback.Weight.light != .medium)
        #expect(SensoryFeedback.Flexibility.rigid == .rigid)
        #expect(Set<SensoryFeedback.SelectionFeedback>([.maximum, .minimum, .on, .off, .on]).count == 4)
        let presses: Set<SensoryFeedback.PressFeedback> = [.button, .buttonIconOnly, .slider, .toggle, .tab]
        #expect(presses.count == 5)
        #expect(Set<SensoryFeedback.ReleaseFeedback>([.slider, .slider]).count == 1)
    }
}
