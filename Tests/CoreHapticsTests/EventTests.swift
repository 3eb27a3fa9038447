import CoreHaptics
import Testing

struct EventTests {
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.25)

    @Test func `a parameter has the parts with which it was made`() {
        #expect(intensity.parameterID == .hapticIntensity)
        #expect(intensity.value == 0.25)
        intensity.value = 0.5
        #expect(intensity.value == 0.5)
    }

    @Test func `a value out of range stays as it was given`() {
        #expect(CHHapticEventParameter(parameterID: .hapticSharpness, value: 7).value == 7)
    }

    @Test func `an event without duration`() {
        let event = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 1.5)
        #expect(event.type == .hapticTransient)
        #expect(event.eventParameters.count == 1)
        #expect(event.eventParameters.first === intensity)
        #expect(event.relativeTime == 1.5)
        #expect(event.duration == 0)
    }

    @Test func `an event with a duration`() {
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.25, duration: 3)
        #expect(event.type == .hapticContinuous)
        #expect(event.eventParameters.isEmpty)
        #expect(event.relativeTime == 0.25)
        #expect(event.duration == 3)
    }

    @Test func `an event with a registered sound is of type audioCustom`() {
        let event = CHHapticEvent(audioResourceID: 4, parameters: [], relativeTime: 2)
        #expect(event.type == .audioCustom)
        #expect(event.audioResourceID == 4)
        #expect(event.relativeTime == 2)
        #expect(event.duration == 0)
        #expect(event.statedDuration == nil)
    }

    @Test func `an event with a registered sound and a duration`() {
        let event = CHHapticEvent(audioResourceID: 4, parameters: [intensity], relativeTime: 2, duration: 0.5)
        #expect(event.type == .audioCustom)
        #expect(event.eventParameters.count == 1)
        #expect(event.duration == 0.5)
    }

    @Test func `time and duration can be changed`() {
        let event = CHHapticEvent(eventType: .audioContinuous, parameters: [], relativeTime: 0)
        event.relativeTime = 0.75
        event.duration = 2
        #expect(event.relativeTime == 0.75)
        #expect(event.duration == 2)
        #expect(event.statedDuration == 2)
    }

    @Test func `events are objects, equal only to themselves`() {
        let first = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
        let second = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
        #expect(first == first)
        #expect(first != second)
    }

    @Test func `an application may derive its own events`() {
        final class Thump: CHHapticEvent {
            init(at time: TimeInterval) { super.init(eventType: .hapticTransient, parameters: [], relativeTime: time) }
            override var duration: TimeInterval {
                get { 0.125 }
                set { _ = newValue }
            }
        }
        #expect(Thump(at: 1).relativeTime == 1)
        #expect(Thump(at: 1).duration == 0.125)
    }
}
