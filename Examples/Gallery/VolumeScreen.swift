import SwiftUI

/// A slider in tenths that tells up from down.
struct VolumeScreen: View {
    @State private var volume = 0.5

    var body: some View {
        VStack {
            Text("Volume \(volume, specifier: "%.1f")")
            Slider(value: $volume, in: 0...1, step: 0.1) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
        }
        .sensoryFeedback(trigger: volume) { old, new in
            new > old ? .increase : .decrease
        }
    }
}
