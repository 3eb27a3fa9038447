import SwiftUI

/// A ring that fills while it is held, ticks at each quarter, and succeeds when it is full.
struct HoldScreen: View {
    private static let duration = 1.2
    @State private var progress = 0.0
    @State private var quarter = 0
    @State private var attempt = 0
    @State private var isDone = false

    var body: some View {
        ZStack {
            Circle()
                .stroke(.gray, lineWidth: 12)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(isDone ? "Done" : "Hold")
                .bold()
        }
        .frame(width: 160, height: 160)
        .contentShape(Circle())
        .onLongPressGesture(minimumDuration: Self.duration + 1) {
        } onPressingChanged: { isPressing in
            attempt += 1
            if isPressing { begin() } else { end() }
        }
        .sensoryFeedback(.selection, trigger: quarter) { old, new in new > old }
        .sensoryFeedback(.success, trigger: isDone) { _, isDone in isDone }
    }

    private func begin() {
        isDone = false
        quarter = 0
        fill(to: 1, attempt)
    }

    private func fill(to next: Int, _ current: Int) {
        withAnimation(.linear(duration: Self.duration / 4)) {
            progress = Double(next) / 4
        } completion: {
            guard attempt == current else { return }
            quarter = next
            if next < 4 {
                fill(to: next + 1, current)
            } else {
                isDone = true
            }
        }
    }

    private func end() {
        guard !isDone else { return }
        withAnimation(.easeOut(duration: 0.2)) {
            progress = 0
        }
    }
}
