import Testing
import ViewGraph

private struct SetsWhileEvaluated: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
        let _ = probe()
        let before = number
        let _ = (number = min(number + 1, 3))
        let _ = probe.log.append("\(before) \(number)")
        Word("\(before)")
    }
}

private struct SetsWithoutEnd: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
        let _ = probe()
        let _ = (number += 1)
        Word("\(number)")
    }
}

private struct Endless: View {
    let probe: Probe

    var body: some View {
        let _ = probe()
        AnyView(Endless(probe: probe))
    }
}

private struct Many: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
        let _ = probe.keep { number += 1 }
        Word("\(number)")
    }
}

@MainActor
struct HardInputTests {
    @Test func `what a body sets takes effect when it is evaluated`() {
        let probe = Probe()
        let stage = Stage(SetsWhileEvaluated(probe: probe))
        #expect(probe.log == ["0 0", "1 1", "2 2", "3 3"])
        #expect(stage.words == ["3"])
        #expect(stage.root.findings.isEmpty)
    }

    @Test func `a body that makes itself due without end is left alone after 64 times, and it is said`() {
        let probe = Probe()
        let stage = Stage(SetsWithoutEnd(probe: probe))
        #expect(probe.count <= ViewRoot.mostPasses + 1)
        #expect(stage.root.findings == [.endlessUpdate])
        // It goes on at the next event.
        let count = probe.count
        stage.root.perform {}
        #expect(probe.count > count)
    }

    @Test func `views that are within themselves end at a depth, and it is said`() {
        let probe = Probe()
        let stage = Stage(Endless(probe: probe))
        // Every other node is an AnyView.
        #expect(probe.count <= ViewRoot.greatestDepth)
        #expect(stage.root.findings.count == 1)
        #expect(stage.words.isEmpty)
    }

    @Test func `ten thousand events queue and are done in their order`() {
        let probe = Probe()
        let stage = Stage(Many(probe: probe))
        stage.root.perform {
            for _ in 0..<10_000 { stage.root.afterUpdate { probe.actions[0]() } }
        }
        #expect(stage.words == ["10000"])
    }

    @Test func `completions that follow each other in no time, without end, let time pass, and it is said`() {
        let probe = Probe()
        let stage = Stage(Many(probe: probe))
        func again() {
            probe.count += 1
            withAnimation(.linear(duration: 0)) {
                probe.actions[0]()
            } completion: {
                again()
            }
        }
        stage.root.perform { again() }
        stage.root.advance(to: 1)
        // In each of 60 frames as many as may.
        #expect(probe.count > 60 * ViewRoot.mostPasses)
        #expect(probe.count <= 61 * (ViewRoot.mostPasses + 2))
        #expect(stage.root.findings == [.endlessUpdate])
    }

    @Test func `a thousand completions of one moment are run in it`() {
        let probe = Probe()
        let stage = Stage(Many(probe: probe))
        stage.root.perform {
            for _ in 0..<1_000 {
                withAnimation(nil) {
                    probe.actions[0]()
                } completion: {
                    probe.count += 1
                }
            }
        }
        stage.root.advance(to: 0)
        #expect(probe.count == 1_000)
        #expect(stage.root.findings.isEmpty)
    }

    @Test func `an event within an event is part of it`() {
        let probe = Probe()
        let stage = Stage(Many(probe: probe))
        stage.root.perform {
            stage.root.perform { probe.actions[0]() }
            #expect(stage.words == ["0"])
        }
        #expect(stage.words == ["1"])
    }
}
