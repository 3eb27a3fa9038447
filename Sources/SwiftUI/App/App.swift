public import ViewGraph

/// An application: SwiftUI's `App`.
@MainActor @preconcurrency
public protocol App {
    /// What its windows are.
    associatedtype Body: Scene
    /// What its windows are.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The application, as it begins.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the application, where it is marked `@main`.
    ///
    /// There is no window here yet: the views of the first one are made, and written to the standard output as a tree.
    @MainActor
    public static func main() {
        let root = ViewRoot()
        root.show(AppView(Self()))
        print(root.tree, terminator: "")
    }
}

/// A part of an application that has windows of its own: SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    /// What it consists of.
    associatedtype Body: Scene
    /// What it consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Not to be asked for.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Takes the one scene that a closure lists: SwiftUI's `SceneBuilder`, for one scene.
@resultBuilder
public struct SceneBuilder {
    /// A scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that show the same view: SwiftUI's `WindowGroup`. Here there is one window.
public struct WindowGroup<Content: View> {
    let content: Content

    /// A window with the views that a closure lists.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A window with a name, of which nothing is seen here.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: Scene {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension WindowGroup: WindowScene {
    var view: AnyView { AnyView(content) }
}

/// A scene that is a window.
@MainActor
protocol WindowScene {
    var view: AnyView { get }
}
