package import ViewGraph

/// What an application has in its first window. Its states live as long as this view.
package struct AppView<Application: App> {
    private var holder: AppHolder<Application>

    package init(_ app: Application) { holder = AppHolder(app: app) }
}

extension AppView: View {
    package var body: some View { content(of: holder.app.body, depth: 0) }

    /// A scene of one's own is what its body is; one that is within itself without end is nothing.
    @MainActor
    private func content<Content: Scene>(of scene: Content, depth: Int) -> AnyView {
        if let window = scene as? any WindowScene { return window.view }
        guard depth < 100, Content.Body.self != Never.self else { return AnyView(EmptyView()) }
        return content(of: scene.body, depth: depth + 1)
    }
}

/// An application as a property of a view, so that its own properties are connected.
struct AppHolder<Application: App> {
    var app: Application
}

extension AppHolder: ConnectedProperty {
    mutating func connect(to site: PropertySite) { site.connectFields(of: &app) }

    func isSame(as other: AppHolder<Application>) -> Bool { true }
}
