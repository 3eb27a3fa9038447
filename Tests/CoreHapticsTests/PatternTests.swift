import CoreHaptics
import HapticPatterns
import Testing

struct PatternTests {
    private func tap(at time: TimeInterval) -> CHHapticEvent {
        CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: time)
    }

    private func buzz(at time: TimeInterval, for duration: TimeInterval) -> CHHapticEvent {
        CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: time, duration: duration)
    }

    private func error(_ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter] = []) -> CHHapticError? {
        failure { _ = try CHHapticPattern(events: events, parameters: parameters) }
    }

    @Test func `a pattern may be empty`() throws {
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
        #expect(try CHHapticPattern(events: [], parameterCurves: []).duration == 0)
    }

    @Test func `a transient at 0 and a second from 0,5 last one and a half`() throws {
        #expect(try CHHapticPattern(events: [tap(at: 0), buzz(at: 0.5, for: 1)], parameters: []).duration == 1.5)
    }

    @Test func `a parameter counts for the duration, a curve does not`() throws {
        let parameter = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 1, relativeTime: 2)
        #expect(try CHHapticPattern(events: [tap(at: 0)], parameters: [parameter]).duration == 2)
        let point = CHHapticParameterCurve.ControlPoint(relativeTime: 5, value: 1)
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl, controlPoints: [point], relativeTime: 0)
        #expect(try CHHapticPattern(events: [tap(at: 1)], parameterCurves: [curve]).duration == 1)
    }

    @Test func `events, parameters and curves arrive as they were given`() throws {
        let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [sharpness], relativeTime: 0.25, duration: 2)
        let parameter = CHHapticDynamicParameter(parameterID: .audioPanControl, value: -1, relativeTime: 0.5)
        let stepped = try CHHapticPattern(events: [event], parameters: [parameter]).model
        let expected = HapticEvent(
            kind: .hapticContinuous, time: 0.25, duration: 2, parameters: [.hapticSharpness: 0.5])
        #expect(stepped.events == [expected])
        #expect(stepped.parameters == [DynamicParameter(.audioPanControl, time: 0.5, value: -1)])
        #expect(stepped.curves.isEmpty)

        let points = [(0.0, Float(0)), (0.5, 1)].map {
            CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1)
        }
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 1)
        let curved = try CHHapticPattern(events: [event], parameterCurves: [curve]).model
        #expect(curved.events == [expected])
        let line = [HapticPatterns.ControlPoint(time: 0, value: 0), HapticPatterns.ControlPoint(time: 0.5, value: 1)]
        #expect(curved.curves == [ParameterCurve(.hapticIntensityControl, time: 1, points: line)])
    }

    @Test func `later changes of the objects do not reach the pattern`() throws {
        let event = buzz(at: 0, for: 1)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        event.duration = 9
        #expect(pattern.duration == 1)
    }

    @Test func `a hundred seconds are no fault`() throws {
        #expect(try CHHapticPattern(events: [buzz(at: 0, for: 100)], parameters: []).duration == 100)
    }

    @Test func `a buzz without a duration lasts nothing`() throws {
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        #expect(pattern.model.events.first?.duration == 0)
    }

    @Test func `a tone without a duration is accepted`() throws {
        let event = CHHapticEvent(
            eventType: .audioContinuous, parameters: [.init(parameterID: .sustained, value: 0)], relativeTime: 0)
        #expect(try CHHapticPattern(events: [event], parameters: []).model.events.first?.duration == nil)
    }

    @Test func `a registered sound is taken by its number`() throws {
        let event = CHHapticEvent(audioResourceID: 7, parameters: [], relativeTime: 0)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        #expect(pattern.model.events.first?.sound?.source == .resource(7))
    }

    @Test func `values out of range are clamped when played, those that are no number count as not stated`() throws {
        let values: [(CHHapticEvent.ParameterID, Float)] = [
            (.hapticIntensity, 7), (.hapticSharpness, .nan), (.attackTime, -.infinity), (.releaseTime, .infinity),
        ]
        let event = CHHapticEvent(
            eventType: .hapticContinuous,
            parameters: values.map { CHHapticEventParameter(parameterID: $0.0, value: $0.1) }, relativeTime: 0,
            duration: 1)
        let model = try CHHapticPattern(events: [event], parameters: []).model
        #expect(model.events.first?.parameters == [.hapticIntensity: 7, .attackTime: 0, .releaseTime: 1])
        #expect(model.normalized().pattern.events.first?.parameters[.hapticIntensity] == 1)
        #expect(model.normalized().pattern.events.first?.parameters[.hapticSharpness] == 0.422601)
    }

    @Test func `a control that is no number changes nothing`() throws {
        let values: [Float] = [.nan, .infinity, -.infinity]
        let parameters = values.map {
            CHHapticDynamicParameter(parameterID: .hapticSharpnessControl, value: $0, relativeTime: 0)
        }
        let model = try CHHapticPattern(events: [], parameters: parameters).model
        #expect(model.parameters.map { $0.value } == [0, 1, -1])
    }

    @Test func `an unknown event type is refused and named`() {
        let event = CHHapticEvent(eventType: .init(rawValue: "Buzz"), parameters: [], relativeTime: 0)
        let error = error([tap(at: 0), event])
        #expect(error?.code == .invalidEventType)
        #expect(error?.place == "events[1].type")
        #expect(
            error?.localizedDescription
                == "unknown event type \"Buzz\"; the types are HapticTransient, HapticContinuous, AudioContinuous, "
                + "AudioCustom (events[1].type)")
    }

    @Test func `an unknown parameter of an event is refused and named`() {
        let parameters = [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: 1),
            CHHapticEventParameter(parameterID: .init(rawValue: "Force"), value: 1),
        ]
        let error = error([CHHapticEvent(eventType: .hapticTransient, parameters: parameters, relativeTime: 0)])
        #expect(error?.code == .invalidParameterType)
        #expect(error?.place == "events[0].eventParameters[1].parameterID")
    }

    @Test func `an unknown control is refused and named`() {
        let control = CHHapticDynamicParameter.ID(rawValue: "HapticIntensity")
        let stepped = error([], [CHHapticDynamicParameter(parameterID: control, value: 1, relativeTime: 0)])
        #expect(stepped?.code == .invalidParameterType)
        #expect(stepped?.place == "parameters[0].parameterID")
        let curve = CHHapticParameterCurve(parameterID: control, controlPoints: [], relativeTime: 0)
        let curved = failure { _ = try CHHapticPattern(events: [], parameterCurves: [curve]) }
        #expect(curved?.code == .invalidParameterType)
        #expect(curved?.place == "parameterCurves[0].parameterID")
    }

    @Test(arguments: [-0.1, .nan, .infinity, -.infinity])
    func `a time that is none is refused and named`(time: TimeInterval) {
        let event = error([tap(at: time)])
        #expect(event?.code == .invalidEventTime)
        #expect(event?.place == "events[0].relativeTime")
        let parameter = error(
            [], [CHHapticDynamicParameter(parameterID: .audioPanControl, value: 0, relativeTime: time)])
        #expect(parameter?.code == .invalidEventTime)
        #expect(parameter?.place == "parameters[0].relativeTime")
        let point = CHHapticParameterCurve.ControlPoint(relativeTime: time, value: 0)
        let curve = CHHapticParameterCurve(parameterID: .audioPanControl, controlPoints: [point], relativeTime: 0)
        let curved = failure { _ = try CHHapticPattern(events: [], parameterCurves: [curve]) }
        #expect(curved?.code == .invalidEventTime)
        #expect(curved?.place == "parameterCurves[0].controlPoints[0].relativeTime")
    }

    @Test(arguments: [-0.1, .nan, .infinity])
    func `a duration that is none is refused and named`(duration: TimeInterval) {
        let error = error([tap(at: 0), tap(at: 0), buzz(at: 0, for: duration)])
        #expect(error?.code == .invalidEventDuration)
        #expect(error?.place == "events[2].duration")
    }

    @Test func `a sound event without a sound is refused`() {
        let error = error([CHHapticEvent(eventType: .audioCustom, parameters: [], relativeTime: 0)])
        #expect(error?.code == .invalidAudioResource)
        #expect(error?.userInfo[NSLocalizedFailureReasonErrorKey] as? String == "an AudioCustom event has no sound")
        #expect(
            error?.userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
                == "make it with init(audioResourceID:parameters:relativeTime:)")
    }
}
