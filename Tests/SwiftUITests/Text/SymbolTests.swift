import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct SymbolTests {
    @Test func `a symbol is 1.2 times as large as its font`() {
        let screen = Screen(Image(systemName: "heart.fill").font(.system(size: 20)))
        #expect(areClose(screen.first(.image)?.size, 24, 24))
        #expect(screen.first(.image)?.semantics.label == "heart.fill")
        #expect(screen.details(.image) == [])
    }

    @Test func `scales are 1, 1.2 and 1.5 times the font`() {
        let scales: [Image.Scale] = [.small, .medium, .large]
        let sides = scales.map { scale in
            Screen(Image(systemName: "heart").font(.system(size: 20)).imageScale(scale)).size(width: nil)?.width
        }
        #expect(sides == [20, 24, 30])
    }

    @Test func `a resizable symbol takes what it is offered`() {
        let screen = Screen(Image(systemName: "heart").resizable().frame(width: 50, height: 40))
        #expect(screen.first(.image)?.size == CGSize(width: 50, height: 40))
        #expect(Screen(Image(systemName: "heart").resizable()).size(width: .nan, height: -1)?.height == 0)
    }

    @Test func `an unknown name is shown as text`() {
        let screen = Screen(Image(systemName: "abc.def").font(.system(size: 10)))
        // a, b, c, d, e: 5 each; the point and f: 2.5 each.
        #expect(areClose(screen.first(.image)?.size, 30, 12))
        #expect(screen.details(.image) == ["unknown symbol"])
        #expect(screen.first(.image)?.semantics.label == "abc.def")
    }

    @Test func `outlines are paths of SVG on 24 units`() {
        for name in Symbol.names {
            let outline = Symbol.named(name)?.outline ?? ""
            #expect(outline.hasPrefix("M"), "\(name)")
            #expect(outline.allSatisfy { "MLHVCAZ0123456789. ".contains($0) }, "\(name)")
            let numbers = outline.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
            #expect(numbers.allSatisfy { $0 <= 24 }, "\(name)")
        }
        #expect(Symbol.named("heart.fill")?.isFilled == true)
        #expect(Symbol.named("heart")?.isFilled == false)
    }

    @Test func `a label is an icon and a title`() {
        let screen = Screen(Label("Like", systemImage: "heart").font(.system(size: 20)))
        #expect(screen.first(.image)?.semantics.label == "heart")
        #expect(screen.first(.text)?.semantics.label == "Like")
        // 24 for the symbol, 8 between, and L, k, e with 10 each and i with 5.
        #expect(areClose(screen.size(width: nil), 67, 24))
    }
}
