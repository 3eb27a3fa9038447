import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct AccessibilityTests {
    private func told<Content: View>(_ view: Content) -> Semantics? {
        let screen = Screen(view)
        return screen.root.top?.elements.first?.semantics
    }

    @Test func `a label is told of the view`() {
        let name = "Heart"
        #expect(told(Circle().accessibilityLabel("Like"))?.label == "Like")
        #expect(told(Circle().accessibilityLabel("\(3) likes"))?.label == "3 likes")
        #expect(told(Circle().accessibilityLabel(Text("Like")))?.label == "Like")
        #expect(told(Circle().accessibilityLabel(name))?.label == "Heart")
    }

    @Test func `a value, an identifier and whether it is there are told`() {
        #expect(told(Circle().accessibilityValue("half"))?.value == "half")
        #expect(told(Circle().accessibilityValue(Text("half")))?.value == "half")
        #expect(told(Circle().accessibilityIdentifier("ring"))?.identifier == "ring")
        #expect(told(Circle().accessibilityHidden(true))?.isHidden == true)
        #expect(told(Circle().accessibilityHidden(false))?.isHidden == false)
    }
}
