import SwiftUI

/// One screen at a time, chosen below.
struct GalleryView: View {
    enum Screen: String, CaseIterable, Identifiable {
        case like = "Like"
        case scroll = "Scroll"
        case swipe = "Swipe"
        case hold = "Hold"
        case volume = "Volume"

        var id: Self { self }
    }

    @State private var screen = Screen.like

    var body: some View {
        VStack(spacing: 24) {
            Text(screen.rawValue)
                .font(.title)
            Spacer()
            content
            Spacer()
            HStack {
                ForEach(Screen.allCases) { choice in
                    Button(choice.rawValue) {
                        screen = choice
                    }
                    .disabled(choice == screen)
                }
            }
        }
        .padding()
        .sensoryFeedback(.selection, trigger: screen)
    }

    @ViewBuilder private var content: some View {
        switch screen {
        case .like: LikeScreen()
        case .scroll: ScrollScreen()
        case .swipe: SwipeScreen()
        case .hold: HoldScreen()
        case .volume: VolumeScreen()
        }
    }
}
