import HapticsTesting
import SwiftUI
import Testing

@Observable
private final class Model {
    var name = "a"
    var isOn = false
}

private struct Editor: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            Text(model.name)
            Toggle("On", isOn: $model.isOn)
        }
    }
}

private struct AssignedEditor: View {
    @Bindable private var model: Model

    init(model: Model) { self.model = model }

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

private struct Growing: View {
    @State private var width: CGFloat = 250
    @State private var taps = 0

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                HStack { Color.red.frame(height: 40).onTapGesture { taps += 1 } }.opacity(0.9)
                Color.blue.frame(width: width, height: 40)
            }
            Text("\(taps) taps")
            Button("shrink") { width = 50 }
        }
    }
}

private struct NameKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Naming: View {
    @State private var names = ""

    var body: some View {
        VStack {
            HStack {
                Text("a").preference(key: NameKey.self, value: "a")
                Text("b").preference(key: NameKey.self, value: "b")
            }
            .onPreferenceChange(NameKey.self) { names = $0 }
            Text("names \(names)")
        }
    }
}

private struct Latest: View {
    @State private var flag = false
    @State private var number = 0

    var body: some View {
        let _ = flag && number == 0 ? (number = 1) : ()
        Button("\(number)") { flag = true }
            .onChange(of: flag) { number = 5 }
    }
}

private struct Sample: Identifiable, Equatable {
    let id: Int
}

private struct Leaving: View {
    @State private var samples = (0..<6).map { Sample(id: $0) }
    let log: (Int) -> Void

    var body: some View {
        Button("clear") { samples = [] }
        ForEach(samples) { sample in Text("\(sample.id)").onDisappear { log(sample.id) } }
    }
}

private struct Wide: View {
    @State private var presses = 0

    var body: some View {
        Button {
            presses += 1
        } label: {
            Text("\(presses)").frame(width: 200, height: 60)
        }
    }
}

@MainActor
struct HostTests {
    @Test func `an object that a view is given makes bindings, however it is handed over`() throws {
        let model = Model()
        try ViewHost(Editor(model: model)).tap("On")
        #expect(model.isOn)
        try ViewHost(AssignedEditor(model: model)).tap("On")
        #expect(!model.isOn)
    }

    @Test func `a view takes touches in all of its frame when it has grown`() throws {
        let host = ViewHost(Growing(), size: CGSize(width: 300, height: 300))
        let y = host.findAll(role: .shape)[0].frame.midY
        host.tap(at: CGPoint(x: 40, y: y))
        try host.tap("shrink")
        host.tap(at: CGPoint(x: 200, y: y))
        #expect(try host.find("2 taps").role == .text)
    }

    @Test func `preferences are told when the views come`() throws {
        let host = ViewHost(Naming())
        #expect(try host.find("names ab").role == .text)
    }

    @Test func `what was set last wins, also over what a body has set`() throws {
        let host = ViewHost(Latest())
        try host.tap("0")
        #expect(try host.find("5").role == .button)
    }

    @Test func `rows go in the order in which they stood`() throws {
        var gone: [Int] = []
        let host = ViewHost(Leaving { gone.append($0) })
        try host.tap("clear")
        #expect(gone == [0, 1, 2, 3, 4, 5])
    }

    @Test func `a button is pressed when the finger is released on it, wherever it has been`() throws {
        let host = ViewHost(Wide())
        try host.drag("0", by: CGSize(width: 80, height: 0))
        #expect(try host.find("1").role == .button)
        try host.drag("1", by: CGSize(width: 180, height: 0))
        #expect(try host.find("1").role == .button)
    }

    @Test func `a host that goes lets its views go`() throws {
        weak var model: Model?
        do {
            let strong = Model()
            model = strong
            let host = ViewHost(Editor(model: strong))
            try host.tap("On")
        }
        #expect(model == nil)
    }
}
