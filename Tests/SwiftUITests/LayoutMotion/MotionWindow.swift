import HapticsTesting
import SwiftUI
import Testing

/// What the views of these tests depend on.
@MainActor @Observable
final class MotionModel {
    var spacing: CGFloat = 10
    var rows = [1, 2]
    var height: CGFloat = 20
    var text = "nn"
    var isOn = false
    var log = ""
    nonisolated init() {}
}

/// What a closure makes of the model, which it depends on.
struct ReadingView<Content: View>: View {
    let model: MotionModel
    @ViewBuilder let content: (MotionModel) -> Content

    var body: some View { content(model) }
}

/// A box that is 20 points wide.
struct BoxView: View {
    var height: CGFloat = 20
    var body: some View { Rectangle().frame(width: 20, height: height) }
}

/// Rows of 20 points, one right below the other, from the top of the window.
struct RowsView: View {
    let model: MotionModel

    var body: some View {
        VStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in BoxView() } }
            .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// Boxes one below the other in the middle of the window.
struct ColumnView: View {
    let model: MotionModel

    var body: some View {
        VStack(spacing: model.spacing) {
            BoxView(height: model.height)
            BoxView()
        }
    }
}

/// The same from the top of the window.
struct TopColumnView: View {
    let model: MotionModel

    var body: some View { ColumnView(model: model).frame(maxHeight: .infinity, alignment: .top) }
}

/// A window of 200 by 400 points, whose shapes are watched.
@MainActor
struct MotionWindow {
    let host: ViewHost
    let model: MotionModel

    init<Content: View>(
        _ model: MotionModel = MotionModel(), @ViewBuilder _ content: @escaping (MotionModel) -> Content
    ) {
        self.model = model
        host = ViewHost(ReadingView(model: model, content: content), size: CGSize(width: 200, height: 400))
    }

    func change(_ animation: Animation? = .linear(duration: 1), _ change: (MotionModel) -> Void) {
        host.perform { withAnimation(animation) { change(model) } }
    }

    var frames: [CGRect] { host.findAll(role: .shape).map { $0.frame } }

    func expectTops(_ tops: [CGFloat], _ location: SourceLocation = #_sourceLocation) {
        expect(frames.map { $0.minY }, tops, location)
    }

    func expect(_ values: [CGFloat], _ expected: [CGFloat], _ location: SourceLocation = #_sourceLocation) {
        #expect(values.count == expected.count, sourceLocation: location)
        let wrong = zip(values, expected).first { !(abs($0 - $1) < 1e-9) }
        #expect(wrong == nil, "\(values.prefix(9)) instead of \(expected.prefix(9))", sourceLocation: location)
    }
}
