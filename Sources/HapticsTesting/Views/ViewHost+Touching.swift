public import Foundation
import ViewGraph

extension ViewHost {
    /// Moves of a finger come this many times a second.
    private static var rate: Double { ViewRoot.frameRate }

    /// How many frames there are in some seconds: none in what is no time, an hour's at most.
    private static func steps(_ duration: Double) -> Int {
        duration > 0 ? Int((min(duration, 3_600) * rate).rounded(.up)) : 0
    }

    // MARK: By place

    /// A finger comes down at a point of the window, in points.
    public func touchDown(at point: CGPoint) { touch(.began, point) }

    /// The finger moves to a point of the window.
    public func touchMove(to point: CGPoint) { touch(.moved, point) }

    /// The finger goes.
    public func touchUp(at point: CGPoint) { touch(.ended, point) }

    /// The system takes the finger away, as where a call comes in.
    public func touchCancel(at point: CGPoint) { touch(.cancelled, point) }

    /// A finger comes down at a point and goes again.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        touchUp(at: point)
    }

    /// A finger comes down at a point, moves evenly to another in a time in seconds, and goes.
    ///
    /// - Parameters:
    ///   - start: Where it comes down, in points of the window.
    ///   - end: Where it goes to.
    ///   - duration: Seconds that it takes.
    ///   - releases: False to leave the finger where it is.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.25, releases: Bool = true) {
        touchDown(at: start)
        let begin = now
        let steps = Self.steps(duration)
        for step in stride(from: 1, to: steps, by: 1) {
            let share = Double(step) / Self.rate / duration
            advance(to: begin + Double(step) / Self.rate)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if steps > 0 { advance(to: begin + duration) }
        touchMove(to: end)
        if releases { touchUp(at: end) }
    }

    // MARK: By name

    /// Taps the middle of what is called so, ``find(_:role:)``.
    ///
    /// - Throws: ``ViewNotFound``, also where no finger reaches it; so do ``press(_:for:)-(String,_)`` and
    ///   ``drag(_:by:duration:releases:)-(String,_,_,_)``.
    public func tap(_ name: String) throws { tap(try reach(name)) }

    /// Taps an element.
    public func tap(_ element: ViewElement) { tap(at: element.frame.middle) }

    /// Holds a finger on the middle of what is called so, for some seconds.
    public func press(_ name: String, for duration: Double) throws { press(try reach(name), for: duration) }

    /// Holds a finger on the middle of an element, for some seconds.
    public func press(_ element: ViewElement, for duration: Double) {
        let point = element.frame.middle
        touchDown(at: point)
        advance(by: duration)
        touchUp(at: point)
    }

    /// Drags what is called so from its middle, by some points in some seconds.
    ///
    /// - Parameters:
    ///   - name: A text or a label.
    ///   - distance: Points.
    ///   - duration: Seconds that it takes.
    ///   - releases: False to leave the finger where it is.
    public func drag(_ name: String, by distance: CGSize, duration: Double = 0.25, releases: Bool = true) throws {
        drag(try reach(name), by: distance, duration: duration, releases: releases)
    }

    /// Drags an element from its middle, by some points in some seconds.
    ///
    /// - Parameters:
    ///   - element: What is dragged.
    ///   - distance: Points.
    ///   - duration: Seconds that it takes.
    ///   - releases: False to leave the finger where it is.
    public func drag(_ element: ViewElement, by distance: CGSize, duration: Double = 0.25, releases: Bool = true) {
        let start = element.frame.middle
        let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
        drag(from: start, to: end, duration: duration, releases: releases)
    }

    /// Scrolls the first scroll view to an offset in points, evenly in some seconds; at once in none.
    ///
    /// - Throws: ``ViewNotFound`` where there is none.
    public func scroll(to offset: CGPoint, duration: Double = 0) throws {
        try scroll(find(role: .scrollView), to: offset, duration: duration)
    }

    /// Scrolls a scroll view to an offset in points, evenly in some seconds; at once in none.
    public func scroll(_ view: ViewElement, to offset: CGPoint, duration: Double = 0) {
        guard let start = view.scrollOffset else { return }
        move(duration) { share in
            let place = CGPoint(
                x: start.x + (offset.x - start.x) * share, y: start.y + (offset.y - start.y) * share)
            view.element.semantics.scroll?.set(place)
        }
    }

    /// Sets a slider, evenly in some seconds; at once in none. Values that it cannot have become the nearest that it can.
    ///
    /// - Throws: ``ViewNotFound`` where no slider is called so.
    public func set(slider name: String, to value: Double, duration: Double = 0) throws {
        set(try find(name, role: .slider), to: value, duration: duration)
    }

    /// Sets a slider, evenly in some seconds; at once in none. Values that it cannot have become the nearest that it can.
    public func set(_ slider: ViewElement, to value: Double, duration: Double = 0) {
        let start = slider.value.flatMap { Double($0) } ?? 0
        move(duration) { share in
            slider.element.semantics.adjust?(share == 1 ? value : start + (value - start) * share)
        }
    }

    /// What is called so, where a finger in its middle touches it: not outside of the window, and not behind something else.
    private func reach(_ name: String) throws -> ViewElement {
        let found = try find(name)
        let touched = root.layout.window(of: root)?.hit(found.frame.middle)
        if let touched, touched.isWithin(found.element) || found.element.isWithin(touched) { return found }
        throw ViewNotFound(
            description: "no finger reaches \"\(name)\" in its middle, \(found.frame); there is:\n\(tree)")
    }

    private func touch(_ phase: Touch.Phase, _ point: CGPoint) {
        recorder.recording { root.touch(phase, at: point) }
    }

    /// Does something for shares of a way, up to all of it, at each frame of a time in seconds.
    private func move(_ duration: Double, _ step: (Double) -> Void) {
        let begin = now
        let steps = Self.steps(duration)
        for number in stride(from: 1, to: steps, by: 1) {
            advance(to: begin + Double(number) / Self.rate)
            perform { step(Double(number) / Self.rate / duration) }
        }
        if steps > 0 { advance(to: begin + duration) }
        perform { step(1) }
    }
}

extension CGRect {
    /// The point in its middle.
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Element {
    /// True where it is an element, or in it.
    fileprivate func isWithin(_ other: Element) -> Bool {
        var element: Element? = self
        while let current = element {
            if current === other { return true }
            element = current.container
        }
        return false
    }
}
