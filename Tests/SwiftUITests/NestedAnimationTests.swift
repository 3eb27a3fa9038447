import HapticsTesting
import SwiftUI
import Testing

private struct Bar: View {
    @Binding var place: CGFloat

    var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: place) }
}

@MainActor
private final class Places {
    var set: (_ first: CGFloat?, _ second: CGFloat?) -> Void = { _, _ in }
}

/// Two views, each of which depends on one state.
private struct Bars: View {
    let places: Places
    @State private var first: CGFloat = 0
    @State private var second: CGFloat = 0

    var body: some View {
        let _ =
            places.set = {
                if let place = $0 { first = place }
                if let place = $1 { second = place }
            }
        VStack {
            Bar(place: $first)
            Bar(place: $second)
        }
    }
}

@MainActor @Observable
private final class Place {
    var x: CGFloat = 0
}

private struct ObservingBar: View {
    let place: Place

    var body: some View { Bar(place: .constant(place.x)) }
}

@MainActor
struct NestedAnimationTests {
    private let places = Places()
    private let second = Animation.linear(duration: 1)
    private let twoSeconds = Animation.linear(duration: 2)

    /// Where both are half a second after something was done.
    private func offsets(_ body: () -> Void) -> [CGFloat] {
        let host = ViewHost(Bars(places: places))
        host.perform(body)
        host.advance(by: 0.5)
        return host.findAll(role: .shape).map { ($0.offset.width * 1e6).rounded() / 1e6 }
    }

    @Test func `what changes without an animation within one with jumps`() {
        let found = offsets {
            withAnimation(second) {
                places.set(100, nil)
                withAnimation(nil) { places.set(nil, 100) }
            }
        }
        #expect(found == [50, 100])
    }

    @Test func `what changes with an animation within one without moves`() {
        let found = offsets {
            withAnimation(nil) {
                places.set(100, nil)
                withAnimation(second) { places.set(nil, 100) }
            }
        }
        #expect(found == [100, 50])
    }

    @Test func `of one animation within another each moves what changes in it`() {
        let found = offsets {
            withAnimation(twoSeconds) {
                withAnimation(second) { places.set(100, nil) }
                places.set(nil, 100)
            }
        }
        #expect(found == [50, 25])
    }

    @Test func `of one state the change that was made last decides`() {
        #expect(
            offsets {
                withAnimation(second) {
                    places.set(50, nil)
                    withAnimation(nil) { places.set(100, nil) }
                }
            } == [100, 0])
        #expect(
            offsets {
                withAnimation(nil) {
                    withAnimation(second) { places.set(50, nil) }
                    withAnimation(twoSeconds) { places.set(100, nil) }
                }
            } == [25, 0])
        #expect(
            offsets {
                withAnimation(second) {
                    withAnimation(nil) { places.set(50, nil) }
                    places.set(100, nil)
                }
            } == [50, 0])
        #expect(
            offsets {
                withAnimation(second) { places.set(50, nil) }
                places.set(100, nil)
            } == [100, 0])
    }

    @Test func `what follows an animation that another change has taken over is run at once`() {
        let host = ViewHost(Bars(places: places))
        var log: [Double] = []
        host.perform {
            withAnimation(second) {
                places.set(50, nil)
            } completion: {
                log.append(host.now)
            }
            withAnimation(nil) { places.set(100, nil) }
        }
        #expect(log == [0])
    }

    @Test func `what follows an animation within another is run at the end of each`() {
        let host = ViewHost(Bars(places: places))
        var log: [String] = []
        host.perform {
            withAnimation(twoSeconds) {
                places.set(100, nil)
                withAnimation(second) {
                    places.set(nil, 100)
                } completion: {
                    log.append("inner \(host.now)")
                }
            } completion: {
                log.append("outer \(host.now)")
            }
        }
        host.advance(by: 3)
        #expect(log == ["inner 1.0", "outer 2.0"])
    }

    @Test func `of several changes of an observable object the first decides, which tells of them all`() throws {
        let place = Place()
        let host = ViewHost(ObservingBar(place: place))
        host.perform {
            withAnimation(second) { place.x = 40 }
            withAnimation(nil) { place.x = 100 }
        }
        host.advance(by: 0.5)
        #expect(try host.find(role: .shape).offset.width == 50)
    }
}
