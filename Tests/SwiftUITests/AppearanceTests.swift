import HapticsTesting
import SwiftUI
import Testing

@MainActor
private final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// What was added since this was asked last.
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor @Observable
private final class Numbers {
    var all = [1, 2, 3]
}

/// Shows one or the other by itself: the view around it is not evaluated anew.
private struct Either: View {
    let model: Switch
    var log: Log?

    var body: some View {
        if model.isOn {
            Text("on").onAppear { log?.add("on comes") }.onDisappear { log?.add("on goes") }
        } else {
            Text("off").onAppear { log?.add("off comes") }.onDisappear { log?.add("off goes") }
        }
    }
}

extension View {
    fileprivate func logged(_ name: String, in log: Log) -> some View {
        onDisappear { log.add("\(name) goes") }.onAppear { log.add("\(name) comes") }
    }
}

private struct Logged: ViewModifier {
    let log: Log

    func body(content: Content) -> some View {
        let _ = log.add("evaluated")
        content.background { Circle() }.onAppear { log.add("view comes") }
    }
}

private struct Rows: View {
    let numbers: Numbers
    let log: Log

    var body: some View { ForEach(numbers.all, id: \.self) { Text("\($0)") }.logged("row", in: log) }
}

private struct Inner: View {
    let model: Switch
    let log: Log

    var body: some View {
        Group {
            Text("always")
            if model.isOn { Text("on") }
        }
        .logged("view", in: log)
    }
}

@MainActor
struct AppearanceTests {
    private let log = Log()
    private let model = Switch()

    private func turn(_ host: ViewHost) -> [String] {
        host.perform { model.isOn.toggle() }
        return log.taken()
    }

    @Test func `each view of a group comes and goes`() {
        let host = ViewHost(
            Group {
                Text("a"); Text("b")
            }.logged("view", in: log))
        #expect(log.taken() == ["view comes", "view comes"])
        host.close()
        #expect(log.taken() == ["view goes", "view goes"])
    }

    @Test func `nothing does not come`() {
        let isThere = false
        let host = ViewHost(
            VStack {
                EmptyView().logged("empty", in: log)
                Group { if isThere { Text("a") } }.logged("group", in: log)
                AnyView(EmptyView()).padding().logged("padded", in: log)
            })
        host.close()
        #expect(log.taken() == [])
    }

    @Test func `a container comes, whatever is in it`() {
        let isThere = false
        _ = ViewHost(VStack { if isThere { Text("a") } }.onAppear { log.add("stack") })
        #expect(log.taken() == ["stack"])
    }

    @Test func `when one of two views takes the place of the other, the one goes and the other comes`() {
        let host = ViewHost(
            Switched(model: model) { isOn in Group { if isOn { Text("a") } else { Text("b") } }.logged("it", in: log) })
        #expect(log.taken() == ["it comes"])
        #expect(turn(host) == ["it goes", "it comes"])
    }

    @Test func `what changes within is told from within to without`() {
        let host = ViewHost(
            Group { Either(model: model, log: log) }.logged("inner", in: log).padding().logged("outer", in: log))
        #expect(log.taken() == ["off comes", "inner comes", "outer comes"])
        #expect(
            turn(host) == ["off goes", "on comes", "inner goes", "inner comes", "outer goes", "outer comes"])
        host.close()
        #expect(log.taken() == ["on goes", "inner goes", "outer goes"])
    }

    @Test func `a view that comes later into a group comes once, and the others stay`() {
        let host = ViewHost(VStack { Inner(model: model, log: log) })
        #expect(log.taken() == ["view comes"])
        #expect(turn(host) == ["view comes"])
        #expect(turn(host) == ["view goes"])
        host.close()
        #expect(log.taken() == ["view goes"])
    }

    @Test func `each row comes and goes, and none does where they change places`() {
        let numbers = Numbers()
        let host = ViewHost(VStack { Rows(numbers: numbers, log: log) })
        #expect(log.taken() == ["row comes", "row comes", "row comes"])
        host.perform { numbers.all = [3, 1, 2] }
        #expect(log.taken() == [])
        host.perform { numbers.all = [3, 4, 2, 5] }
        #expect(log.taken() == ["row goes", "row comes", "row comes"])
        host.perform { numbers.all = [] }
        #expect(log.taken() == ["row goes", "row goes", "row goes", "row goes"])
    }

    @Test func `a view comes anew where its identity is another one`() {
        let host = ViewHost(Switched(model: model) { Text("a").id($0) }.logged("it", in: log))
        #expect(log.taken() == ["it comes"])
        #expect(turn(host) == ["it goes", "it comes"])
    }

    @Test func `what is behind a view comes with it`() {
        let host = ViewHost(
            Group { Either(model: model) }.background { Color.red.logged("back", in: log) }.logged("it", in: log))
        #expect(log.taken() == ["back comes", "it comes"])
        #expect(turn(host) == ["back goes", "back comes", "it goes", "it comes"])
    }

    @Test func `what an action changes comes within the same event`() {
        let model = model
        let host = ViewHost(Group { Either(model: model) }.onAppear { model.isOn = true }.logged("it", in: log))
        #expect(log.taken() == ["it comes", "it goes", "it comes"])
        #expect(host.findAll(role: .text).map { $0.label } == ["on"])
    }

    @Test func `what has a background is what is there, also where it changes before anybody looks`() {
        let model = model
        let host = ViewHost(
            Group { Either(model: model) }.background { Circle() }.onAppear { model.isOn = true })
        #expect(host.findAll(role: .text).map { $0.label } == ["on"])
        let other = Switch()
        let second = ViewHost(Group { Either(model: other) }.background { Circle() })
        second.perform { other.isOn = true }
        #expect(second.findAll(role: .text).map { $0.label } == ["on"])
    }

    @Test func `a change on several views is told once, and what a modifier does to them is done to each`() {
        let host = ViewHost(
            Switched(model: model) { isOn in
                Group {
                    Text("a"); Text("b")
                }
                .onChange(of: isOn) { log.add("changed") }
                .modifier(Logged(log: log))
            })
        #expect(log.taken() == ["evaluated", "view comes", "view comes"])
        #expect(turn(host) == ["evaluated", "changed"])
        #expect(host.findAll(role: .shape).count == 2)
    }

    @Test func `the newest action is run`() {
        struct Newest: View {
            let model: Switch
            let log: Log
            var body: some View {
                let isOn = model.isOn
                Text("a").onDisappear { log.add("\(isOn)") }
            }
        }
        let host = ViewHost(Newest(model: model, log: log))
        #expect(turn(host) == [])
        host.close()
        #expect(log.taken() == ["true"])
    }
}
