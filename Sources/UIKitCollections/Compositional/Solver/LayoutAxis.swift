// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// An axis of a layout, whose lengths are read and written without regard to its direction.
enum LayoutAxis {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    init(_ axis: LayoutAxis, _ length: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    init(_ axis: LayoutAxis, _ position: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
    }

    subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point, or zero if a coordinate is not finite; huge coordinates are clamped.
    var sane: CGPoint { CGPoint(x: x.saneSpacing, y: y.saneSpacing) }
}

extension CGRect {
    func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

    /// Returns the rectangle inset at all edges; an edge never passes the opposite one.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    /// Returns the rectangle with its edges on device pixels, so that adjacent rectangles stay adjacent.
    func pixelAligned(scale: CGFloat) -> CGRect {
        let (left, top) = (minX.pixelAligned(scale: scale), minY.pixelAligned(scale: scale))
        return CGRect(
            x: left, y: top, width: maxX.pixelAligned(scale: scale) - left,
            height: maxY.pixelAligned(scale: scale) - top)
    }

    /// The rectangle, or an empty one if it is not finite; huge and negative lengths are clamped.
    var sane: CGRect {
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return .zero }
        return CGRect(
            x: minX.saneSpacing, y: minY.saneSpacing, width: width.saneSpacing, height: height.saneSpacing)
    }
}

extension CGFloat {
    /// Returns the nearest device pixel.
    ///
    /// The errors of sums don't decide between two pixels.
    func pixelAligned(scale: CGFloat) -> CGFloat {
        ((self * scale * 1024).rounded() / 1024).rounded() / scale
    }

    /// The distance, or zero if it is not finite; huge distances are clamped.
    var saneSpacing: CGFloat {
        guard isFinite else { return 0 }
        return Swift.min(Swift.max(self, -LengthRule.maximumLength), LengthRule.maximumLength)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets, with zero for those that are not finite.
    var sane: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.saneSpacing, leading: leading.saneSpacing, bottom: bottom.saneSpacing,
            trailing: trailing.saneSpacing)
    }

    func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func sum(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }

    /// The insets without those on the axes on which the size is measured.
    func without(_ measured: MeasuredAxes) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: measured.height ? 0 : top, leading: measured.width ? 0 : leading,
            bottom: measured.height ? 0 : bottom, trailing: measured.width ? 0 : trailing)
    }
}
