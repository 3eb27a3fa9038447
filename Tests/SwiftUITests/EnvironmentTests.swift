import HapticsTesting
import SwiftUI
import Testing

private struct FirstKey: EnvironmentKey {
    static let defaultValue = 1
}

private struct SecondKey: EnvironmentKey {
    static let defaultValue = 2
}

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }

    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

/// Shows the value that it was told to look at.
private struct Chosen: View {
    @Environment private var number: Int

    init(_ path: KeyPath<EnvironmentValues, Int>) { _number = Environment(path) }

    var body: some View { Text("\(number)") }
}

@Observable
private class Base {
    let name: String

    init(_ name: String) { self.name = name }
}

private final class Derived: Base {}

/// Shows the object that it was told to look for.
private struct ChosenObject: View {
    @Environment private var object: Base

    init(_ type: Base.Type) { _object = Environment(type) }

    var body: some View { Text(object.name) }
}

@MainActor
struct EnvironmentTests {
    private let model = Switch()

    private func words(_ host: ViewHost) -> [String?] { host.findAll(role: .text).map { $0.label } }

    @Test func `a view that looks at another value than before is evaluated anew`() {
        let host = ViewHost(Switched(model: model) { Chosen($0 ? \.second : \.first) })
        #expect(words(host) == ["1"])
        host.perform { model.isOn = true }
        #expect(words(host) == ["2"])
    }

    @Test func `a view that looks for an object of another type than before is evaluated anew`() {
        let host = ViewHost(
            VStack { Switched(model: model) { ChosenObject($0 ? Derived.self : Base.self) } }
                .environment(Base("base")).environment(Derived("derived")))
        #expect(words(host) == ["base"])
        host.perform { model.isOn = true }
        #expect(words(host) == ["derived"])
    }

    @Test func `the environment forgets the views that are gone`() {
        let screen = Screen(Switched(model: model) { Text("\($0)").disabled(true).id($0) })
        let before = screen.root.scope.readerCount
        #expect(before > 0)
        for _ in 0..<10 { screen.root.perform { model.isOn.toggle() } }
        #expect(screen.root.scope.readerCount == before)
    }

    @Test func `a view that looks at the same value is not evaluated anew`() {
        let host = ViewHost(Switched(model: model) { _ in Chosen(\.first) })
        let before = host.evaluations
        host.perform { model.isOn = true }
        #expect(host.evaluations == before + 1)
    }
}
