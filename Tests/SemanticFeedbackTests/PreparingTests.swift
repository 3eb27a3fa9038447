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
            HapticOutputs.preferred = { () throws(OutputError) in
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
            // One look was enough for both: a second one would wait for ever.
            #expect(FeedbackPlayer.shared.time > 0)
        }
    }

    @Test func `to prepare where nothing can be had tells why in a while`() async {
        await #expect(processExitsWith: .success) {
            HapticOutputs.preferred = { () throws(OutputError) in
                throw .unavailable(device: "none", reason: "it is not there")
            }
            FeedbackPlayer.shared.prepare()
            SensoryFeedback.success.play()
            #expect(FeedbackPlayer.shared.problem != nil)
        }
    }
}
