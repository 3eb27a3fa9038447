import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct ColorTests {
    private func hex(_ color: Color) -> String? { Screen(color).first(.shape)?.semantics.color }

    @Test func `colours are told by their bytes`() {
        #expect(hex(.blue) == "#007AFF")
        #expect(hex(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000")
        #expect(hex(Color(white: 0.2, opacity: 0.5)) == "#33333380")
        #expect(hex(.clear) == "#00000000")
        #expect(hex(.secondary) == "#3C3C4399")
        #expect(hex(.red.opacity(0.5)) == "#FF3B3080")
    }

    @Test func `hues go from red to green to blue`() {
        #expect(hex(Color(hue: 0, saturation: 1, brightness: 1)) == "#FF0000")
        #expect(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == "#00FF00")
        #expect(hex(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5)) == "#000080")
        #expect(hex(Color(hue: 0.5, saturation: 0.5, brightness: 1)) == "#80FFFF")
    }

    @Test func `components are kept within bounds`() {
        #expect(hex(Color(red: .nan, green: 7, blue: -.infinity, opacity: .infinity)) == "#00FF00")
    }

    @Test func `colours are equal by what they are`() {
        #expect(Color.red == Color.red)
        #expect(Color.black != Color.primary)
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }

    @Test func `a colour takes what it is offered`() {
        #expect(Screen(Color.red).size(width: 30, height: 20) == CGSize(width: 30, height: 20))
        #expect(Screen(Color.red).first(.shape)?.semantics.kind == "Color")
    }
}
