import CoreHaptics
import Dispatch
import HapticPlayback
import SemanticFeedback
import Testing

/// In processes of their own, since the output that is preferred is one for all.
struct PreparingTests {
    @Test func `to prepare does not wait for a device, and to play does`() async {
        await #expect(processExitsWith: .success) {
            let (isLooking, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let clock = VirtualClock()
            let looks = Guarded(0)
            HapticOutputs.preferred = { () throws(OutputError) in
                looks.withLock { $0 += 1 }
                isLooking.signal()
                mayGoOn.wait()
                return VirtualOutput(clock: clock)
            }
            FeedbackPlayer.shared.prepare()
            isLooking.wait()
            // The look goes on, and this thread too.
            DispatchQueue.global().async { mayGoOn.signal() }
            SensoryFeedback.success.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            // One look was enough for both.
            #expect(looks.withLock { $0 } == 1)
        }
    }

    @Test func `to prepare where nothing can be had tells why in a while`() async {
        await #expect(processExitsWith: .success) {
            let hasLooked = DispatchSemaphore(value: 0)
            HapticOutputs.preferred = { () throws(OutputError) in
                hasLooked.signal()
                throw .unavailable(device: "none", reason: "it is not there")
            }
            #expect(FeedbackPlayer.shared.problem == nil)
            FeedbackPlayer.shared.prepare()
            hasLooked.wait()
            // What it found is told as soon as that thread gets to it.
            while FeedbackPlayer.shared.problem == nil { MonotonicClock.rest() }
            #expect((FeedbackPlayer.shared.problem as? CHHapticError)?.code == .serverInitFailed)
        }
    }

    @Test func `a device that cannot be opened is tried once, and not by each call`() async {
        await #expect(processExitsWith: .success) {
            let device = Device(startError: .unavailable(device: "pad", reason: "it is busy"))
            HapticOutputs.preferred = { () throws(OutputError) in device.makeOutput() }
            let start = MonotonicClock.now
            for _ in 0..<100 { SensoryFeedback.selection.play() }
            // One, and another one for each second that this may have taken on a busy machine.
            let tries = 1 + Int(MonotonicClock.now - start)
            #expect(device.looks.withLock { $0 } <= tries)
            #expect((FeedbackPlayer.shared.problem as? CHHapticError)?.code == .serverInitFailed)
        }
    }

    @Test func `after a look that missed, other threads look, and what they find plays`() async {
        await #expect(processExitsWith: .success) {
            let device = Device(startError: nil)
            let isThere = Guarded(false)
            let here = pthread_self()
            HapticOutputs.preferred = { () throws(OutputError) in
                guard isThere.withLock({ $0 }) else { throw .unavailable(device: "pad", reason: "it is not there") }
                // Nobody who plays waits for this one.
                #expect(pthread_equal(pthread_self(), here) == 0)
                return device.makeOutput()
            }
            SensoryFeedback.success.play()
            #expect(FeedbackPlayer.shared.problem != nil)
            isThere.withLock { $0 = true }
            // A second later at the latest.
            while FeedbackPlayer.shared.problem != nil {
                SensoryFeedback.success.play()
                MonotonicClock.rest()
            }
            #expect(device.looks.withLock { $0 } == 1)
        }
    }

    @Test func `a device that was taken away and comes back plays again`() async {
        await #expect(processExitsWith: .success) {
            let device = Device(startError: nil)
            HapticOutputs.preferred = { () throws(OutputError) in device.makeOutput() }
            SensoryFeedback.success.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            device.outputs.withLock { $0.first }?.simulate(.disconnected)
            SensoryFeedback.success.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            #expect(device.looks.withLock { $0 } == 2)
        }
    }
}

/// What is looked for.
private final class Device: Sendable {
    let looks = Guarded(0)
    let outputs = Guarded<[VirtualOutput]>([])
    private let startError: OutputError?
    private let clock = VirtualClock()

    init(startError: OutputError?) { self.startError = startError }

    func makeOutput() -> VirtualOutput {
        let output = VirtualOutput(clock: clock)
        output.startError = startError
        outputs.withLock { $0.append(output) }
        looks.withLock { $0 += 1 }
        return output
    }
}
