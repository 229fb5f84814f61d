// SPDX-License-Identifier: MIT
public import Foundation

/// The positioning rules of xdg-shell, for window systems that leave the positioning of popups to the application.
extension PopupPlacement {
    /// Returns the popup's frame, in points of the parent's window geometry.
    ///
    /// `parentGeometry` is the parent's window geometry and `bounds` the area that should contain the popup, both in
    /// the same coordinate space; without bounds nothing is adjusted. Each axis is adjusted separately: the popup flips
    /// to the opposite side of its anchor if it fits there, otherwise it slides, and any remaining part outside is cut
    /// off its size, as far as `adjustments` permit each. A popup that lies completely outside the bounds is not
    /// resized.
    public func frame(parentGeometry: CGRect, bounds: CGRect?) -> CGRect {
        let parent = parentGeometry.standardizedIfFinite ?? .zero
        let anchorRect = anchorRect(inside: parent.size)
        let limits = bounds?.standardizedIfFinite.flatMap { $0.isEmpty ? nil : $0 }
        let x = Axis(
            anchorStart: anchorRect.minX, anchorLength: anchorRect.width, anchor: anchor.x, gravity: gravity.x,
            offset: offset.x.finiteOrZero, length: size.width.possibleLength
        ).placed(
            in: limits.map { ($0.minX - parent.minX)...($0.maxX - parent.minX) }, flips: adjustments.contains(.flipX),
            slides: adjustments.contains(.slideX), resizes: adjustments.contains(.resizeX))
        let y = Axis(
            anchorStart: anchorRect.minY, anchorLength: anchorRect.height, anchor: anchor.y, gravity: gravity.y,
            offset: offset.y.finiteOrZero, length: size.height.possibleLength
        ).placed(
            in: limits.map { ($0.minY - parent.minY)...($0.maxY - parent.minY) }, flips: adjustments.contains(.flipY),
            slides: adjustments.contains(.slideY), resizes: adjustments.contains(.resizeY))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// Returns a valid anchor rectangle: inside a window geometry of that size, and at least a point wide and high.
    ///
    /// A rectangle outside is moved to the nearest part of the edge.
    public func anchorRect(inside size: CGSize) -> CGRect {
        let rect = anchorRect.standardizedIfFinite ?? .zero
        let (x, width) = Self.clamped(rect.minX, rect.maxX, to: size.width.possibleLength)
        let (y, height) = Self.clamped(rect.minY, rect.maxY, to: size.height.possibleLength)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func clamped(_ start: CGFloat, _ end: CGFloat, to limit: CGFloat) -> (CGFloat, CGFloat) {
        let first = min(max(start, 0), limit - 1)
        let last = min(max(end, first + 1), limit)
        return (first, last - first)
    }
}

/// One axis of a placement.
///
/// -1, 0 and 1 stand for the near edge, the middle and the far edge.
private struct Axis {
    var anchorStart: CGFloat
    var anchorLength: CGFloat
    var anchor: CGFloat
    var gravity: CGFloat
    var offset: CGFloat
    var length: CGFloat

    private var start: CGFloat {
        anchorStart + anchorLength * (anchor + 1) / 2 + length * (gravity - 1) / 2 + offset
    }

    /// As in xdg-shell, the offset keeps its direction.
    private var flipped: Axis {
        var axis = self
        axis.anchor = -anchor
        axis.gravity = -gravity
        return axis
    }

    func placed(
        in limits: ClosedRange<CGFloat>?, flips: Bool, slides: Bool, resizes: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        var place = start
        guard let limits, !fits(place, limits) else { return (place, length) }
        if flips, fits(flipped.start, limits) { return (flipped.start, length) }
        if slides { place = slid(place, limits) }
        guard resizes, !fits(place, limits) else { return (place, length) }
        let first = max(place, limits.lowerBound)
        let last = min(place + length, limits.upperBound)
        return last - first >= 1 ? (first, last - first) : (place, length)
    }

    private func fits(_ start: CGFloat, _ limits: ClosedRange<CGFloat>) -> Bool {
        start >= limits.lowerBound && start + length <= limits.upperBound
    }

    /// Returns the start of the popup inside the limits.
    ///
    /// If it is too long, the edge opposite its gravity is inside; without gravity, the near one.
    private func slid(_ start: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        let first = limits.lowerBound
        let last = limits.upperBound - length
        if first <= last { return min(max(start, first), last) }
        return gravity < 0 ? last : first
    }
}

extension PopupPlacement.Point {
    fileprivate var x: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: -1
        case .center, .top, .bottom: 0
        case .right, .topRight, .bottomRight: 1
        }
    }

    fileprivate var y: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: -1
        case .center, .left, .right: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        }
    }
}

extension CGFloat {
    fileprivate var finiteOrZero: CGFloat { isFinite ? self : 0 }

    /// The length clamped to valid surface sizes.
    fileprivate var possibleLength: CGFloat { isNaN ? 1 : Swift.min(Swift.max(self, 1), 1e6) }
}

extension CGRect {
    /// The standardized rectangle; `nil` if it is not finite.
    fileprivate var standardizedIfFinite: CGRect? {
        let values = [origin.x, origin.y, size.width, size.height]
        return values.allSatisfy { $0.isFinite && abs($0) <= 1e9 } ? standardized : nil
    }
}
