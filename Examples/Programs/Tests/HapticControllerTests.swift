import HapticPlayback
import Testing

@Suite(.serialized)
struct HapticControllerTests {
    @Test func `ten thousand taps all sound, with the application in the background now and then`() throws {
        let bench = Bench()
        weak var dropped: HapticController?
        bench.run {
            let controller = HapticController()
            dropped = controller
            controller.start()
            var heard = 0
            for number in 0..<10_000 {
                if number % 100 == 99 {
                    Application.enterBackground()
                    Application.enterForeground()
                }
                controller.tap()
                if bench.play(for: 0.005).haptic.contains(where: { abs($0) > 0.5 }) { heard += 1 }
            }
            #expect(heard == 10_000)
            #expect(controller.reasons.isEmpty)
        }
        #expect(dropped == nil)
    }

    @Test(arguments: [
        (OutputEvent.interrupted, "interrupted"), (.suspended, "suspended"), (.disconnected, "disconnected"),
        (.failed, "failed"),
    ])
    func `a reason for stopping reaches the application, and the next tap starts again`(
        event: OutputEvent, name: String
    ) throws {
        let bench = Bench()
        bench.run {
            let controller = HapticController()
            controller.start()
            bench.output?.simulate(event)
            bench.clock.advance(by: 0.01)
            #expect(controller.reasons == [name])
            controller.tap()
            #expect(bench.play(for: 0.05).haptic.contains { abs($0) > 0.5 } == (event != .disconnected))
        }
    }
}
