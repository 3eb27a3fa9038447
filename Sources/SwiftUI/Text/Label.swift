public import ViewGraph

/// A title with an icon before it: SwiftUI's `Label`. 8 points lie between the two.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// A title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        (title, icon) = (Text(titleKey), Image(systemName: name))
    }

    /// A title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        (self.title, icon) = (Text(title), Image(systemName: name))
    }
}

extension Label: View {
    /// It has no body.
    public typealias Body = Never
}

extension Label: ComposedView {
    package var inner: some View {
        HStack(spacing: 8) {
            icon
            title
        }
    }
}
