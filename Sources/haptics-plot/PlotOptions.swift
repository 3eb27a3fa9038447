import CairoPlots
import HapticPlots
import HapticsCommand

/// What the options of `plot` ask for.
struct PlotOptions: Sendable {
    var settings = PlotSettings()
    /// Points, or pixels.
    var size = (width: 1200.0, height: 750.0)
    /// `nil` for the theme that suits where it is drawn.
    var theme: PlotTheme?
    /// The kind of pictures in a folder.
    var kind: CairoPicture?

    init(_ arguments: Arguments) throws(UsageError) {
        let anything = 0...Double.greatestFiniteMagnitude
        settings.start = try arguments.number(.start, in: anything) ?? 0
        settings.end = try arguments.number(.end, in: anything)
        if let end = settings.end, end <= settings.start { throw UsageError("--end should be later than --start") }
        if let text = arguments.value(.size) { size = try PlotOptions.size(text) }
        theme = arguments.value(.theme).flatMap { PlotTheme(rawValue: $0) }
        kind = arguments.value(.to).flatMap { CairoPicture(rawValue: $0) }
        if !arguments.has(.output), let option = [OptionName.size, .to].first(where: { arguments.has($0) }) {
            throw UsageError("\(option.text) is for pictures; name one with -o, such as -o plot.png")
        }
    }

    private static func size(_ text: String) throws(UsageError) -> (width: Double, height: Double) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        let allowed = PlotScene.sides
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            allowed.contains(Double(width)), allowed.contains(Double(height))
        else {
            let bounds = "\(Int(allowed.lowerBound)) to \(Int(allowed.upperBound))"
            throw UsageError("--size takes two whole numbers of \(bounds), as 1200x750, not '\(text)'")
        }
        return (Double(width), Double(height))
    }

    /// What names of pictures end in, the one for a folder first.
    var endings: [String] {
        let first = kind ?? .png
        return ([first] + CairoPicture.allCases.filter { $0 != first }).map { ".\($0.rawValue)" }
    }

    /// Refuses a name that asks for another kind than `--to` does.
    func check(_ targets: [Path]) throws(UsageError) {
        guard let kind, let other = targets.first(where: { self.kind(of: $0) != kind }) else { return }
        throw UsageError("--to \(kind.rawValue) does not go with the name '\(other.text)'")
    }

    /// The kind that a name asks for.
    func kind(of target: Path) -> CairoPicture {
        CairoPicture.allCases.first { target.hasEnding(".\($0.rawValue)") } ?? kind ?? .png
    }
}
