import Foundation
import ViewGraph

extension _ShapeOutline {
    /// True for the points in the shape, where it is as large as told; where it is a line, for those on the line alone. A part
    /// of an outline, and a line with gaps, count as all of it.
    ///
    /// - Parameter line: The width of the line, where the outline has none of its own.
    func contains(_ point: CGPoint, in size: CGSize, line: CGFloat? = nil) -> Bool {
        guard let line = line ?? stroke?.lineWidth else { return contains(point, in: size, inset: inset) }
        // Half of a line is outside of what it is along, and half within.
        let half = abs(line / 2).orZero
        return contains(point, in: size, inset: inset - half) && !contains(point, in: size, inset: inset + half)
    }

    /// The rectangle around all points in the shape, where it is as large as told.
    ///
    /// - Parameter line: The width of the line, where the outline has none of its own.
    func bounds(in size: CGSize, line: CGFloat? = nil) -> Box {
        let inset = inset - abs((line ?? stroke?.lineWidth ?? 0) / 2).orZero
        let (width, height) = (extent(size).width / 2 - inset, extent(size).height / 2 - inset)
        var box = Box(size)
        (box.left, box.right) = (size.width / 2 - width, size.width / 2 + width)
        (box.top, box.bottom) = (size.height / 2 - height, size.height / 2 + height)
        return box
    }

    private func contains(_ point: CGPoint, in size: CGSize, inset: CGFloat) -> Bool {
        let (width, height) = (extent(size).width / 2 - inset, extent(size).height / 2 - inset)
        // From the middle, where all quarters are alike.
        let (x, y) = (abs(point.x - size.width / 2), abs(point.y - size.height / 2))
        guard width > 0, height > 0, x <= width, y <= height else { return false }
        let corner = corner(width, height, inset)
        let (beyondX, beyondY) = (x - (width - corner.width), y - (height - corner.height))
        guard beyondX > 0, beyondY > 0 else { return true }
        let (shareX, shareY) = (beyondX / corner.width, beyondY / corner.height)
        return shareX * shareX + shareY * shareY <= 1
    }

    /// The rectangle around the shape in a size.
    private func extent(_ size: CGSize) -> CGSize {
        guard case .circle = form else { return size }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// Width and height of its corners, where half of it has a width and a height.
    private func corner(_ width: CGFloat, _ height: CGFloat, _ inset: CGFloat) -> CGSize {
        switch form {
        case .rectangle: return .zero
        case .circle, .ellipse: return CGSize(width: width, height: height)
        case .capsule: return CGSize(width: min(width, height), height: min(width, height))
        case .rounded(let size):
            let corner = CGSize(
                width: min(max(size.width - inset, 0), 1e9), height: min(max(size.height - inset, 0), 1e9))
            // Where there is no room for them they are smaller, of the same form.
            let share = min(1, width / corner.width, height / corner.height)
            return CGSize(width: corner.width * share, height: corner.height * share)
        }
    }
}
