import HapticRendering
import Testing

struct MotorPartTests {
    private static let track = MotorTrack(
        steps: [
            .init(time: 0, heavy: 1, light: 0), .init(time: 0.1, heavy: 0.5, light: 0.25),
            .init(time: 0.3, heavy: 0, light: 0), .init(time: 0.5, heavy: 0, light: 1),
            .init(time: 0.6, heavy: 0, light: 0),
        ], stepDuration: 0.1)

    @Test func `a part begins with the step in force and ends with both motors at rest`() {
        let part = Self.track.part(from: 0.25, to: 0.5625)
        #expect(
            part.steps == [
                .init(time: 0, heavy: 0.5, light: 0.25), .init(time: 0.05, heavy: 0, light: 0),
                .init(time: 0.25, heavy: 0, light: 1), .init(time: 0.3125, heavy: 0, light: 0),
            ])
    }

    @Test func `a part that begins at rest begins with the next step`() {
        #expect(Self.track.part(from: 0.375).steps.map { $0.time } == [0.125, 0.225])
    }

    @Test func `everything is a part, and after the end there is none`() {
        #expect(Self.track.part(from: 0) == Self.track)
        #expect(Self.track.part(from: 1).steps == [])
    }
}
