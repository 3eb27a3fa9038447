import HapticPatterns
import HapticRendering
import Testing

struct PatternSurveyTests {
    @Test func `the drive has the peak and the energy of its samples`() throws {
        let pattern = HapticPattern(events: [tap(at: 0.01), continuous(at: 0.1, for: 0.2, intensity: 0.7)])
        let survey = try PatternSurvey(of: pattern)
        let signal = try drive(pattern)
        #expect(survey.drive.peak == signal.map(abs).max())
        #expect(abs(survey.drive.energy - squareSum(signal, in: 0..<signal.count) / 48_000) < 1e-12)
        #expect(survey.isWhole)
        #expect(survey.duration == Double(signal.count) / 48_000)
    }

    @Test func `each model has the peak and the energy of its motion`() throws {
        let pattern = HapticPattern(events: [tap(at: 0.01), continuous(at: 0.1, for: 0.2, sharpness: 0.4)])
        let survey = try PatternSurvey(of: pattern)
        #expect(survey.motions.map { $0.actuator } == Actuator.named)
        for motion in survey.motions {
            let signal = try drive(
                pattern,
                settings: .with {
                    $0.signal = .motion
                    $0.actuator = motion.actuator
                })
            #expect(motion.level.peak == signal.map(abs).max(), "\(motion.actuator.name)")
            #expect(abs(motion.level.energy - squareSum(signal, in: 0..<signal.count) / 48_000) < 1e-12)
        }
    }

    @Test func `events that begin together are one onset, and what is heard is none`() throws {
        let pattern = HapticPattern(events: [
            tap(at: 0), continuous(at: 0, for: 1), tap(at: 0.5), tap(at: 0.5),
            HapticEvent(kind: .audioContinuous, time: 0.7, duration: 0.1),
        ])
        #expect(try PatternSurvey(of: pattern).onsets == 2)
    }

    @Test func `of a long pattern only the beginning is surveyed`() throws {
        let pattern = HapticPattern(events: [tap(at: 0), tap(at: 1e6)])
        let survey = try PatternSurvey(of: pattern, actuators: [.voiceCoil], upTo: 2)
        #expect(!survey.isWhole)
        #expect(survey.duration == 2)
        #expect(survey.drive == (try PatternSurvey(of: HapticPattern(events: [tap(at: 0)]))).drive)
        #expect(try PatternSurvey(of: pattern, upTo: -1).duration == 0)
        #expect(try PatternSurvey(of: pattern, upTo: .nan).duration == 0)
    }

    @Test func `two full events in phase go beyond full drive`() throws {
        let survey = try PatternSurvey(of: HapticPattern(events: [tap(), tap()]))
        #expect(abs(survey.drive.peak - 2) < 1e-3)
        #expect(survey.samplesBeyondFullDrive > 0)
    }
}
