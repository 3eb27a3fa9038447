import HapticsTesting
import SwiftUI
import Testing
import ViewGraph

private struct Greeting: App {
    @State private var name = "World"

    var body: some Scene {
        WindowGroup { Button("Hello, \(name)") { name = "you" } }
    }
}

private struct Windows: Scene {
    var body: some Scene { WindowGroup(id: "main") { Text("of a scene") } }
}

private struct Nested: App {
    var body: some Scene { Windows() }
}

@MainActor
struct AppTests {
    @Test func `an application shows what its first window has, and keeps its states`() throws {
        let host = ViewHost(AppView(Greeting()))
        try host.tap("Hello, World")
        #expect(try host.find("Hello, you").role == .button)
    }

    @Test func `a scene of one's own shows that of its body`() {
        let root = ViewRoot()
        root.show(AppView(Nested()))
        #expect(root.tree == "Text \"of a scene\"\n")
    }
}
