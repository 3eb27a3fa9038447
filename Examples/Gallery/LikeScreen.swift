import SwiftUI

/// A heart that taps lightly each time it is touched.
struct LikeScreen: View {
    @State private var likes = 0
    @State private var isLiked = false

    var body: some View {
        Button {
            isLiked.toggle()
            likes += 1
        } label: {
            VStack {
                Image(systemName: isLiked ? "heart.fill" : "heart")
                    .font(.largeTitle)
                    .foregroundStyle(isLiked ? .red : .secondary)
                    .scaleEffect(isLiked ? 1.2 : 1)
                    .animation(.spring(duration: 0.3, bounce: 0.4), value: isLiked)
                Text("\(likes) likes")
            }
        }
        .accessibilityLabel("Like")
        .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: likes)
    }
}
