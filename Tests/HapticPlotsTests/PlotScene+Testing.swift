import HapticPlots

// What the tests ask of a scene.

extension PlotScene {
    var labels: [SceneText] { shapes.compactMap { if case .text(let text) = $0 { text } else { nil } } }

    var texts: [String] { labels.map { $0.text } }

    var circles: [(x: Double, y: Double, fill: PlotRole)] {
        shapes.compactMap {
            if case .circle(let place, _, let fill, _, _) = $0 { (place.x, place.y, fill) } else { nil }
        }
    }

    func lines(of role: PlotRole) -> [[ScenePoint]] {
        shapes.compactMap { if case .line(let points, role, _, _) = $0 { points } else { nil } }
    }

    /// A line for each shape, with places to a tenth of a point.
    var description: String {
        shapes.map { $0.description + "\n" }.joined()
    }
}

extension SceneShape {
    /// The places that the shape goes through.
    var places: [ScenePoint] {
        switch self {
        case .rectangle(let rectangle, _, _):
            [
                ScenePoint(x: rectangle.x, y: rectangle.y),
                ScenePoint(x: rectangle.x + rectangle.width, y: rectangle.y + rectangle.height),
            ]
        case .area(let points, _), .line(let points, _, _, _): points
        case .circle(let centre, _, _, _, _): [centre]
        case .text(let text): [text.place]
        }
    }

    fileprivate var description: String {
        let places = places.map { "\(tenths($0.x)),\(tenths($0.y))" }
        let path = places.count > 8 ? places.prefix(4) + ["... \(places.count) ..."] + places.suffix(3) : places[...]
        switch self {
        case .rectangle(_, _, let fill): return "rectangle \(fill) \(path.joined(separator: " "))"
        case .area(_, let fill): return "area \(fill) \(path.joined(separator: " "))"
        case .line(_, let stroke, let width, let dash):
            return "line \(stroke) \(tenths(width))\(dash.isEmpty ? "" : " dashed") \(path.joined(separator: " "))"
        case .circle(_, let radius, let fill, _, _): return "circle \(fill) \(tenths(radius)) \(path.joined())"
        case .text(let text):
            return
                "text \(text.role) \(tenths(text.size))\(text.isBold ? " bold" : "") \(text.anchor) \(path.joined()) "
                + text.text
        }
    }
}

/// With one place after the point.
private func tenths(_ value: Double) -> String {
    DecimalText.text(Int((value * 10).rounded()), exponent: -1)
}
