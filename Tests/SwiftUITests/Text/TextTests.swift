import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct TextTests {
    @Test func `a word is as wide as its letters and 1.2 times as high as its font`() {
        // H, e, o: half of 17 points each; l twice, a quarter each.
        #expect(areClose(Screen(Text("Hello")).size(width: nil), 34, 20.4))
        // M is three quarters.
        #expect(areClose(Screen(Text("Me").font(.system(size: 20))).size(width: nil), 25, 24))
    }

    @Test func `ideographs and emoji are as wide as they are high, and marks take no room`() {
        #expect(areClose(Screen(Text("漢字").font(.system(size: 10))).size(width: nil), 20, 12))
        #expect(areClose(Screen(Text("👍🏽").font(.system(size: 10))).size(width: nil), 10, 12))
        #expect(areClose(Screen(Text("👩‍👩‍👧").font(.system(size: 10))).size(width: nil), 10, 12))
        #expect(areClose(Screen(Text("e\u{301}").font(.system(size: 10))).size(width: nil), 5, 12))
    }

    @Test func `bold is wider and monospaced is even`() {
        #expect(areClose(Screen(Text("ao").font(.system(size: 20)).bold()).size(width: nil), 21, 24))
        #expect(areClose(Screen(Text("iM").font(.system(size: 20, design: .monospaced))).size(width: nil), 24, 24))
    }

    @Test func `lines break after spaces where a width is too small`() {
        // Ten points a word of two letters of font 10, and 2.5 a space.
        let screen = Screen(Text("ab cd eo").font(.system(size: 10)))
        #expect(areClose(screen.size(width: nil), 35, 12))
        #expect(areClose(screen.size(width: 35), 35, 12))
        #expect(areClose(screen.size(width: 34), 22.5, 24))
        #expect(areClose(screen.size(width: 22.5), 22.5, 24))
        #expect(areClose(screen.size(width: 12), 10, 36))
        #expect(areClose(screen.size(width: 0), 10, 36))
    }

    @Test func `lines break after ideographs and at line breaks`() {
        let screen = Screen(Text("漢字漢字\nab").font(.system(size: 10)))
        #expect(areClose(screen.size(width: nil), 40, 24))
        #expect(areClose(screen.size(width: 25), 20, 36))
    }

    @Test func `a symbol is one of the words`() {
        let heart = Text(Image(systemName: "heart.fill"))
        #expect(heart.string == "heart.fill")
        #expect(areClose(Screen(heart.font(.system(size: 10))).size(width: nil), 12, 12))
        // Two letters of 5 points, a space of 2.5, and a symbol that is 1.5 times as large as the font.
        let large = Screen((Text("ab ") + heart).font(.system(size: 10)).imageScale(.large))
        #expect(areClose(large.size(width: nil), 27.5, 15))
        #expect(areClose(large.size(width: 20), 15, 30))
        let unknown = Screen(Text(Image(systemName: "ab")).font(.system(size: 10)))
        #expect(areClose(unknown.size(width: nil), 10, 12))
    }

    @Test func `a limit of lines and a height leave out what has no room`() {
        let limited = Screen(Text("ab cd eo").font(.system(size: 10)).lineLimit(2))
        #expect(areClose(limited.size(width: 12), 12, 24))
        #expect(areClose(limited.size(width: 40), 35, 12))
        let screen = Screen(Text("ab cd eo").font(.system(size: 10)))
        #expect(areClose(screen.size(width: 12, height: 30), 12, 24))
        #expect(areClose(screen.size(width: 12, height: 0), 12, 12))
    }

    @Test func `no text is wider than it may be while it can wrap, and less room never makes it lower`() {
        let screen = Screen(Text("a bcd, efgh ijk  mmm 漢字 lo\nxyz 👍 end. ").font(.system(size: 10)))
        var height = CGFloat.infinity
        for half in 0...400 {
            let width = CGFloat(half) / 2
            guard let size = screen.size(width: width) else { continue }
            // The longest word is mmm: three times three quarters of 10.
            #expect(size.width <= max(width, 22.5) + 0.001)
            #expect(size.height <= height)
            height = size.height
        }
        #expect(height == 24)
    }

    @Test func `empty text has a line's height and no width`() {
        #expect(areClose(Screen(Text("")).size(width: nil), 0, 20.4))
    }

    @Test func `a text of a megabyte wraps`() throws {
        let words = String(repeating: "abc ", count: 262_144)
        let size = try #require(Screen(Text(words).font(.system(size: 10))).size(width: 100))
        // Five words and four gaps are 85 points; a sixth has no room.
        #expect(size.width == 85)
        #expect(areClose(size, 85, 52_429 * 12))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -1])
    func `sizes that are none make no trouble`(number: CGFloat) {
        let screen = Screen(Text("ab cd").font(.system(size: number)).frame(width: 10))
        #expect(screen.size(width: number, height: number)?.width == 10)
        #expect(Screen(Text("ab cd")).size(width: number, height: number)?.height.isFinite == true)
    }

    @Test func `two texts together are one, as high as the higher`() {
        let screen = Screen(Text("ab").font(.system(size: 10)) + Text("cd").font(.system(size: 20)))
        #expect(areClose(screen.size(width: nil), 30, 24))
        #expect(screen.all(.text).map { $0.semantics.label } == ["abcd"])
    }

    @Test func `fonts come from the text, then from around it`() {
        #expect(Screen(Text("a")).details(.text) == [])
        #expect(Screen(Text("a").font(.title)).details(.text) == ["font(title)"])
        #expect(Screen(VStack { Text("a").font(.title) }.font(.caption)).details(.text) == ["font(title)"])
        #expect(Screen(VStack { Text("a") }.font(.caption).bold()).details(.text) == ["font(caption bold)"])
        #expect(Screen(VStack { Text("a").fontWeight(.light) }.bold()).details(.text) == ["font(body light)"])
        #expect(Screen(Text("a").bold().font(.system(size: 20)).italic()).details(.text) == ["font(20 bold italic)"])
    }

    @Test func `text styles have the sizes of the size of text called large`() {
        let sizes = Font.TextStyle.allCases.map { Font.system($0).size }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(Font.headline.weight == .semibold)
    }

    @Test func `a text is written anew when it changes`() {
        let model = Switch()
        let screen = Screen(Switched(model: model) { isOn in Text(isOn ? "abcd" : "ab").font(.system(size: 10)) })
        #expect(screen.first(.text)?.size.width == 10)
        screen.turnOn(model, nil)
        #expect(screen.first(.text)?.size.width == 20)
        #expect(screen.first(.text)?.semantics.label == "abcd")
    }
}
