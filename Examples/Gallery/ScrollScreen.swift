import SwiftUI

/// Cards that tick when they go by.
struct ScrollScreen: View {
    private static let step: CGFloat = 80
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(0..<20) { number in
                        Text("\(number)")
                            .frame(width: Self.step, height: 120)
                            .background(number.isMultiple(of: 2) ? Color.blue : Color.green)
                    }
                }
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(
                            key: ScrollOffsetKey.self, value: -proxy.frame(in: .named("cards")).minX)
                    }
                )
            }
            .coordinateSpace(name: "cards")
            .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
            Text("\(Int(offset)) points")
        }
        .sensoryFeedback(trigger: offset) { old, new in
            Int(old / Self.step) == Int(new / Self.step) ? nil : .selection
        }
    }
}

private struct ScrollOffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = nextValue()
    }
}
