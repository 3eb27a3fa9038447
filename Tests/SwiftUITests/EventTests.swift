import HapticsTesting
import SwiftUI
import Testing

@MainActor
private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

private struct Child: View {
    let log: Log
    var body: some View {
        Text("child")
            .onAppear { log.add("child comes") }
            .onDisappear { log.add("child goes") }
    }
}

private struct Parent: View {
    let log: Log
    @State private var isThere = true
    @State private var value = 0

    var body: some View {
        VStack {
            if isThere { Child(log: log) }
            Button("switch") { isThere.toggle() }
            Button("there and back") {
                value = 1; value = 0
            }
            Button("up") { value += 1 }
        }
        .onChange(of: value) { old, new in log.add("inner \(old) \(new) \(value)") }
        .onChange(of: value) { log.add("outer \(value)") }
        .onChange(of: isThere, initial: true) { old, new in log.add("\(old) \(new)") }
        .onAppear { log.add("parent comes") }
    }
}

private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    let log: Log

    var body: some View {
        Button("go") { first += 1 }
            .onChange(of: first) { second = first * 2 }
            .onChange(of: second) { log.add("second \(second)") }
    }
}

private struct Level: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[Level.self] }
        set { self[Level.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.isEnabled) private var isEnabled
    let name: String
    var body: some View { Text("\(name) \(level) \(isEnabled ? "enabled" : "disabled")") }
}

@Observable
private final class Settings {
    var volume = 1
}

private struct SettingsReader: View {
    @Environment(Settings.self) private var settings
    @Environment(Log.self) private var missing: Log?
    var body: some View {
        @Bindable var settings = settings
        Text("volume \(settings.volume) \(missing == nil ? "no log" : "log")")
        Button("set") { $settings.volume.wrappedValue = 5 }
    }
}

extension Log: Observable {}

@MainActor
struct EventTests {
    @Test func `views come from within to without, and go when they are no longer there`() throws {
        let log = Log()
        let host = ViewHost(Parent(log: log))
        #expect(log.lines == ["child comes", "true true", "parent comes"])
        log.lines = []
        try host.tap("switch")
        #expect(log.lines == ["child goes", "true false"])
        host.close()
        #expect(log.lines == ["child goes", "true false"])
    }

    @Test func `a change is told with the old and the new value, from within to without`() throws {
        let log = Log()
        let host = ViewHost(Parent(log: log))
        log.lines = []
        try host.tap("up")
        #expect(log.lines == ["inner 0 1 1", "outer 1"])
    }

    @Test func `a value that is as before at the end of an event has not changed`() throws {
        let log = Log()
        let host = ViewHost(Parent(log: log))
        log.lines = []
        try host.tap("there and back")
        #expect(log.lines.isEmpty)
    }

    @Test func `a change that an action makes is told within the same event`() throws {
        let log = Log()
        let host = ViewHost(Chain(log: log))
        try host.tap("go")
        #expect(log.lines == ["second 2"])
    }

    @Test func `the environment reaches views within, and those that are there already`() throws {
        struct Outer: View {
            @State private var level = 1
            let inner = Reader(name: "inner")
            var body: some View {
                VStack {
                    Reader(name: "outer")
                    VStack { inner }.environment(\.level, level).disabled(level > 1)
                    Button("up") { level += 1 }
                }
            }
        }
        let host = ViewHost(Outer())
        #expect(try host.find("inner 1 enabled").role == .text)
        try host.tap("up")
        #expect(try host.find("inner 2 disabled").role == .text)
        #expect(try host.find("outer 0 enabled").role == .text)
    }

    @Test func `an object of the environment is found by its type, and followed`() throws {
        let settings = Settings()
        let host = ViewHost(VStack { SettingsReader() }.environment(settings))
        #expect(try host.find("volume 1 no log").role == .text)
        host.perform { settings.volume = 3 }
        #expect(try host.find("volume 3 no log").role == .text)
        try host.tap("set")
        #expect(settings.volume == 5)
    }

    @Test func `100,000 events leave no more behind than a thousand`() throws {
        let log = Log()
        let host = ViewHost(Parent(log: log))
        let button = try host.find("up")
        func events(_ count: Int) {
            for _ in 0..<count { host.tap(button) }
            log.lines = []
            host.recorder.clear()
        }
        events(1_000)
        let before = Self.residentBytes
        // A tap is two events.
        for _ in 0..<50 { events(1_000) }
        #expect(Self.residentBytes - before < 8_000_000)
        #expect(try host.find("up").role == .button)
    }

    /// The memory that the process has in use.
    private static var residentBytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4_096
    }
}
