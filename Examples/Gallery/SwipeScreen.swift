import SwiftUI

/// A bar that is dragged to the left to confirm, and springs back.
struct SwipeScreen: View {
    private static let distance: CGFloat = 120
    @State private var offset: CGFloat = 0
    @State private var confirmations = 0
    @State private var isPast = false

    var body: some View {
        VStack {
            ZStack {
                RoundedRectangle(cornerRadius: 16)
                    .fill(isPast ? .green : .orange)
                Label("Slide to pay", systemImage: "chevron.left")
                    .foregroundStyle(.white)
            }
            .frame(width: 240, height: 64)
            .offset(x: offset)
            .gesture(
                DragGesture()
                    .onChanged { drag in
                        offset = max(min(drag.translation.width, 0), -Self.distance)
                        if offset <= -Self.distance && !isPast {
                            isPast = true
                            confirmations += 1
                        }
                    }
                    .onEnded { _ in
                        isPast = false
                        withAnimation(.spring(response: 0.4, dampingFraction: 0.75)) {
                            offset = 0
                        }
                    }
            )
            Text("Paid \(confirmations) times")
        }
        .sensoryFeedback(.impact(weight: .medium, intensity: 0.8), trigger: confirmations)
    }
}
