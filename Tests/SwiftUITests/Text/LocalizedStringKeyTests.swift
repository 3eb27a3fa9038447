import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct LocalizedStringKeyTests {
    private func shown(_ text: Text) -> String { text.string }

    @Test func `words stand as they are`() {
        let name = "Ada"
        #expect(shown(Text("Hello, \(name)!")) == "Hello, Ada!")
        #expect(shown(Text(verbatim: "100 %")) == "100 %")
        #expect(shown(Text("100 %")) == "100 %")
        #expect(shown(Text(name)) == "Ada")
        #expect(shown(Text(name.dropFirst())) == "da")
    }

    @Test func `numbers are written as SwiftUI writes them`() {
        #expect(shown(Text("\(7) of \(1_234_567)")) == "7 of 1,234,567")
        #expect(shown(Text("\(-1_000)")) == "-1,000")
        #expect(shown(Text("\(0.5)")) == "0.500000")
        #expect(shown(Text("\(UInt64.max)")) == "18,446,744,073,709,551,615")
    }

    @Test(arguments: [
        ("%.1f", "3.1"), ("%5.1f|", "  3.1|"), ("%-6.2f|", "3.14  |"), ("%06.2f", "003.14"), ("%+.0f %%", "+3 %"),
        ("%d", "3"), ("%lld", "3"), ("%x", "3"), ("%s", "%s"), ("%n", "%n"), ("%", "%"), ("%*d", "%*d"), ("", ""),
        ("%.0f %.0f", "3 "), ("%@", "3.14159"),
    ])
    func `a specifier writes a number`(specifier: String, expected: String) {
        #expect(shown(Text("\(3.14159, specifier: specifier)")) == expected)
    }

    @Test func `specifiers of whole numbers`() {
        #expect(shown(Text("\(255, specifier: "%04x")")) == "00ff")
        #expect(shown(Text("\(255, specifier: "%#06x")")) == "0x00ff")
        #expect(shown(Text("\(Double.infinity, specifier: "%05f")")) == "  inf")
        #expect(shown(Text("\(12_345, specifier: "%d")")) == "12,345")
        #expect(shown(Text("\(5, specifier: "%+d")")) == "+5")
        #expect(shown(Text("\(5, specifier: "%.3d")")) == "005")
        #expect(shown(Text("\(5, specifier: "% i")")) == " 5")
        #expect(shown(Text("\(3, specifier: "%.2f")")) == "3.00")
        #expect(shown(Text("\(-1, specifier: "%u")")) == "18,446,744,073,709,551,615")
        #expect(shown(Text("\(Int8(-5), specifier: "%3d")")) == " -5")
    }

    @Test(arguments: [
        ("%+d", "+5"), ("%+i", "+5"), ("% d", " 5"), ("%.3d", "005"), ("%.3i", "005"), ("%+05d", "+0005"), ("%#d", "5"),
        ("%i", "5"),
    ])
    func `a specifier writes a whole number with its sign and digits`(specifier: String, expected: String) {
        #expect(shown(Text("\(5, specifier: specifier)")) == expected)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
    func `any number has a text in any format`(number: Double) {
        for specifier in ["%d", "%x", "%f", "%010f", "%.99e", "%999999999999999999999d"] {
            #expect(!shown(Text("\(number, specifier: specifier)")).isEmpty)
        }
        #expect(shown(Text("\(1, specifier: "%9999d")")).count == 99)
    }

    @Test func `what is put into words keeps its looks`() {
        let text = Text("a \(Text("b").bold()) \(Image(systemName: "heart")) \(1)")
        #expect(shown(text) == "a b heart 1")
        #expect(Screen(text).details(.text) == ["font(body bold)"])
        // a, b, 1 and three spaces of 10 points, of which b is 5 % wider, and a symbol of 12.
        #expect(areClose(Screen(text.font(.system(size: 10))).size(width: nil), 34.75, 12))
        #expect(Screen(Text("\(Text("b").foregroundStyle(.red))")).first(.text)?.semantics.color == "#FF3B30")
        #expect(shown(Text("")) == "")
        #expect(LocalizedStringKey("a 1") == "a \(1)")
    }

    @Test func `formats of Foundation write values`() {
        #expect(shown(Text(0.25, format: .percent.locale(Locale(identifier: "en_US")))) == "25%")
        #expect(shown(Text("\(12, format: .number.locale(Locale(identifier: "en_US"))) points")) == "12 points")
    }
}
