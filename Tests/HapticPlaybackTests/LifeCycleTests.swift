import HapticPlayback
import Testing

/// The life of a player, as a machine without clock or sound.
struct LifeCycleTests {
    private func life(_ inputs: LifeCycle.Input...) -> LifeCycle {
        var life = LifeCycle()
        for input in inputs { _ = life.handle(input) }
        return life
    }

    @Test(
        arguments: [
            ([], LifeCycle.Phase.idle),
            ([.scheduled], .scheduled),
            ([.start], .playing),
            ([.loop(true), .start], .looping),
            ([.start, .loop(true)], .looping),
            ([.start, .loop(true), .loop(false)], .lastPass),
            ([.start, .loop(true), .loop(false), .loop(true)], .looping),
            ([.start, .loop(true), .loop(false), .seam], .ringing),
            ([.start, .loop(true), .loop(false), .seam, .loop(true)], .ringing),
            ([.start, .loop(true), .loop(false), .seam, .seek], .playing),
            ([.start, .loop(true), .loop(false), .seam, .ranOut], .finished),
            ([.start, .loop(true), .loop(false), .ranOut], .lastPass),
            ([.start, .loop(true), .loop(false), .pause, .resume], .lastPass),
            ([.start, .loop(true), .pause, .loop(false), .resume], .lastPass),
            ([.start, .loop(true), .loop(false), .seam, .pause, .resume], .ringing),
            ([.start, .loop(true), .loop(false), .start], .playing),
            ([.start, .pause], .paused),
            ([.start, .pause, .resume], .playing),
            ([.start, .pause, .loop(true), .resume], .looping),
            ([.start, .stop], .stopping),
            ([.start, .stop, .faded], .finished),
            ([.start, .ranOut], .finished),
            ([.loop(true), .start, .ranOut], .looping),
            ([.start, .pause, .ranOut], .paused),
            ([.start, .ranOut, .scheduled], .scheduled),
            ([.start, .scheduled], .playing),
            ([.scheduled, .cancel], .finished),
            ([.scheduled, .stop], .finished),
            ([.pause], .idle),
            ([.stop], .idle),
            ([.resume], .idle),
        ] as [([LifeCycle.Input], LifeCycle.Phase)])
    func `what happens leads to a phase`(inputs: [LifeCycle.Input], phase: LifeCycle.Phase) {
        var life = LifeCycle()
        for input in inputs { _ = life.handle(input) }
        #expect(life.phase == phase)
    }

    @Test func `a start says how it meets what sounds`() {
        var (idle, playing, paused, stopping) = (
            LifeCycle(), life(.start), life(.start, .pause), life(.start, .stop)
        )
        #expect(idle.handle(.start) == .begin)
        #expect(playing.handle(.start) == .restart)
        #expect(paused.handle(.start) == .begin)
        #expect(stopping.handle(.start) == .beginAgain)
    }

    @Test func `a stop fades what sounds and drops what is frozen`() {
        var (playing, paused, finished) = (life(.start), life(.start, .pause), life(.start, .ranOut))
        #expect(playing.handle(.stop) == .cut)
        #expect(paused.handle(.stop) == .drop)
        #expect(finished.handle(.stop) == .nothing)
    }

    @Test func `a seek jumps, moves or does nothing`() {
        var (playing, paused, idle) = (life(.start), life(.start, .pause), LifeCycle())
        #expect(playing.handle(.seek) == .jump)
        #expect(paused.handle(.seek) == .move)
        #expect(idle.handle(.seek) == .nothing)
    }

    @Test func `a seam counts for a loop alone`() {
        var (looping, playing) = (life(.loop(true), .start), life(.start))
        var last = life(.loop(true), .start, .loop(false))
        #expect(looping.handle(.seam) == .wrap)
        #expect(last.handle(.seam) == .ring)
        #expect(playing.handle(.seam) == .nothing)
    }

    @Test func `idle and finished players are not active`() {
        for phase in LifeCycle.Phase.allCases {
            let reached: LifeCycle =
                switch phase {
                case .idle: LifeCycle()
                case .scheduled: life(.scheduled)
                case .playing: life(.start)
                case .looping: life(.loop(true), .start)
                case .lastPass: life(.loop(true), .start, .loop(false))
                case .ringing: life(.loop(true), .start, .loop(false), .seam)
                case .paused: life(.start, .pause)
                case .stopping: life(.start, .stop)
                case .finished: life(.start, .ranOut)
                }
            #expect(reached.phase == phase)
            #expect(reached.isActive == (phase != .idle && phase != .finished))
        }
    }
}
