import Foundation
import HapticPatterns
import HapticPlayback
import Testing

/// Outputs that the wall clock drives. Tests wait for what must come, never for a time.
struct PacedOutputTests {
    /// Keeps what it is told, and lets a test wait for a number of blocks.
    private final class Recorder: FrameSink {
        struct State {
            var begins: [[Int]] = []
            var haptic: [Float] = []
            var ends = 0
        }

        let state = Guarded(State())
        let enough = Gate()
        let wanted: Int
        let failsAt: Int

        init(wanted: Int = 960, failsAt: Int = .max) { (self.wanted, self.failsAt) = (wanted, failsAt) }

        func begin(at sample: Int, after silence: Int) throws(OutputError) {
            if failsAt < 0 { throw .file(path: "here", reason: "no room") }
            state.withLock { $0.begins.append([sample, silence]) }
        }

        func write(haptic: Span<Float>, left: Span<Float>, right: Span<Float>) throws(OutputError) {
            let count = state.withLock { state in
                for index in haptic.indices { state.haptic.append(haptic[index]) }
                return state.haptic.count
            }
            if count >= wanted { enough.open() }
            if count > failsAt { throw .file(path: "here", reason: "no room") }
        }

        func end() { state.withLock { $0.ends += 1 } }
    }

    @Test func `what an engine plays comes to the sink in order, from the first sample on`() throws {
        let source = try HapticSource()
        let pattern = HapticPattern(events: [tap()])
        let player = try source.makePlayer(pattern)
        try player.start()
        let sink = Recorder(wanted: 4_800)
        let output = PacedOutput(name: "test", sink: sink)
        try output.start(source) { _ in }
        sink.enough.wait()
        output.stop()
        let state = sink.state.withLock { $0 }
        #expect(state.begins == [[TimeBase.firstSample, 0]])
        #expect(state.ends == 1)
        #expect(state.haptic.count % PacedOutput.blockLength == 0)
        #expect(try state.haptic == padded(rendered(pattern), to: state.haptic.count))
        #expect(source.nextSample == TimeBase.firstSample + state.haptic.count)
    }

    @Test func `nothing is asked of a source once its output is stopped, and it can be started again`() throws {
        let source = try HapticSource()
        let sink = Recorder(wanted: 1)
        let output = PacedOutput(name: "test", sink: sink)
        try output.start(source) { _ in }
        #expect(throws: OutputError.unavailable(device: "test", reason: "it plays already")) {
            try output.start(source) { _ in }
        }
        sink.enough.wait()
        output.stop()
        output.stop()
        let stopped = source.nextSample
        source.skip(to: stopped + 1_234)
        try output.start(source) { _ in }
        output.stop()
        let begins = sink.state.withLock { $0.begins }
        #expect(begins == [[TimeBase.firstSample, 0], [stopped + 1_234, 1_234]])
        #expect(sink.state.withLock { $0.ends } == 2)
    }

    @Test func `a sink that cannot begin keeps an output from starting`() throws {
        let output = PacedOutput(name: "test", sink: Recorder(failsAt: -1))
        #expect(throws: OutputError.file(path: "here", reason: "no room")) {
            try output.start(HapticSource()) { _ in }
        }
    }

    @Test func `a sink that cannot go on is reported, and whoever hears of it may stop the output`() throws {
        let sink = Recorder(failsAt: 0)
        let output = PacedOutput(name: "test", sink: sink)
        let (events, told) = (Guarded<[OutputEvent]>([]), Gate())
        try output.start(HapticSource()) { event in
            output.stop()
            events.withLock { $0.append(event) }
            told.open()
        }
        told.wait()
        #expect(events.withLock { $0 } == [.failed])
        let state = sink.state.withLock { $0 }
        #expect(state.haptic.count == PacedOutput.blockLength)
        #expect(state.ends == 1)
    }

    @Test func `an output whose sink has failed may be started again by whoever hears of it`() throws {
        let sink = Recorder(failsAt: 0)
        let output = PacedOutput(name: "test", sink: sink)
        let source = try HapticSource()
        let (failures, told) = (Guarded(0), Gate())
        try output.start(source) { _ in
            failures.withLock { $0 += 1 }
            do { try output.start(source) { _ in told.open() } } catch { Issue.record(error) }
        }
        told.wait()
        output.stop()
        #expect(failures.withLock { $0 } == 1)
        #expect(sink.state.withLock { $0.begins.map { $0[0] } } == [1, 481])
        #expect(sink.state.withLock { $0.ends } == 2)
    }

    @Test func `an output that is dropped ends its thread`() throws {
        let sink = Recorder(wanted: 1)
        var output: PacedOutput? = PacedOutput(name: "test", sink: sink)
        try output?.start(HapticSource()) { _ in }
        sink.enough.wait()
        output = nil
        #expect(sink.state.withLock { $0.ends } == 1)
    }

    @Test func `null lets time pass and has no other effect`() throws {
        let source = try HapticSource()
        let output = NullOutput()
        #expect(output.name == "null")
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 0.01)]))
        try player.start()
        try output.start(source) { _ in }
        while player.report.phase != .finished { sched_yield() }
        output.stop()
        #expect(source.nextSample > 480)
    }

    @Test func `a function gets the strengths, and rest at last`() throws {
        let (calls, enough) = (Guarded<[MotorStrengths]>([]), Gate())
        let output = MotorFunctionOutput { strengths in
            let count = calls.withLock { calls in
                calls.append(strengths)
                return calls.count
            }
            if count == 5 { enough.open() }
        }
        let source = try HapticSource()
        try source.makePlayer(HapticPattern(events: [continuous(for: 10)])).start()
        try output.start(source) { _ in }
        enough.wait()
        output.stop()
        let all = calls.withLock { $0 }
        #expect(all.dropLast().allSatisfy { $0 == MotorStrengths(low: 1, high: 0) })
        #expect(all.last == MotorStrengths())
        #expect(source.nextSample == TimeBase.firstSample + 480 * (all.count - 1))
    }

    @Test func `a function may stop its output, and gets rest then too`() throws {
        let (calls, ended) = (Guarded<[MotorStrengths]>([]), Gate())
        let output = Guarded<MotorFunctionOutput?>(nil)
        let motors = MotorFunctionOutput { strengths in
            calls.withLock { $0.append(strengths) }
            if strengths == MotorStrengths() { ended.open() } else { output.withLock { $0 }?.stop() }
        }
        output.withLock { $0 = motors }
        let source = try HapticSource()
        try source.makePlayer(HapticPattern(events: [continuous(for: 10)])).start()
        try motors.start(source) { _ in }
        ended.wait()
        #expect(calls.withLock { $0 } == [MotorStrengths(low: 1, high: 0), MotorStrengths()])
        output.withLock { $0 = nil }
    }

    @Test func `steps of motors keep up with a clock that they do not divide`() {
        var steps = MotorSteps(sampleRate: 44_144)
        let lengths = (0..<100).map { _ in steps.next() }
        #expect(lengths.reduce(0, +) == 44_144)
        #expect(Set(lengths) == [441, 442])
    }

    @Test func `turns that are late are made up for, up to a second`() {
        var deadlines = Deadlines(period: 0.01, from: 100)
        #expect(deadlines.next == 100)
        deadlines.pass(at: 100.7)
        #expect(deadlines.next == 100.01)
        for _ in 0..<99 { deadlines.pass(at: 100.9) }
        #expect(deadlines.next == 101)
        deadlines.pass(at: 105)
        #expect(abs(deadlines.next - 105.01) < 1e-9)
    }
}
