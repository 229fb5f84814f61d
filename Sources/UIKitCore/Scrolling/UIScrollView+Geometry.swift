// SPDX-License-Identifier: MIT
package import Foundation

extension UIScrollView {
    package var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale.isFinite && scale > 0 ? scale : 1
    }

    /// The range of content offsets along an axis at which no edge of the content is inside the view.
    func range(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
        let inset = storedAdjustedInset
        let (length, space, near, far) =
            axis == .horizontal
            ? (contentSize.width, bounds.width, inset.left, inset.right)
            : (contentSize.height, bounds.height, inset.top, inset.bottom)
        let low = -near
        return low...max(low, length + far - space)
    }

    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? bounds.width : bounds.height
    }

    /// Whether the content is larger than the space for it along an axis.
    func overflows(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let range = range(axis)
        return range.upperBound - range.lowerBound > 0.01
    }

    /// Whether a drag along the axis can move the content.
    func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
        overflows(axis) || (bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical))
    }

    /// Whether the content can scroll farther in a direction before its edge is reached.
    func hasMore(_ axis: NSLayoutConstraint.Axis, towardsEnd: Bool) -> Bool {
        let range = range(axis)
        let place = contentOffset[axis]
        return towardsEnd ? place < range.upperBound - 0.5 : place > range.lowerBound + 0.5
    }

    package func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, range(.horizontal).lowerBound), range(.horizontal).upperBound),
            y: min(max(offset.y, range(.vertical).lowerBound), range(.vertical).upperBound))
    }

    /// Returns the offset rounded to device pixels.
    package func rounded(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x.roundedToPixel(scale: pixelScale), y: offset.y.roundedToPixel(scale: pixelScale))
    }

    /// Returns the content offset for a pull to `offset`, with the rubber-band effect.
    func banded(_ offset: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(
            x: banded(offset.x, .horizontal, factor: factor), y: banded(offset.y, .vertical, factor: factor))
    }

    private func banded(_ place: CGFloat, _ axis: NSLayoutConstraint.Axis, factor: CGFloat) -> CGFloat {
        let range = range(axis)
        let edge = min(max(place, range.lowerBound), range.upperBound)
        guard place != edge, bounces, canScroll(axis) else { return edge }
        return edge + ScrollPhysics.banded(place - edge, in: length(axis), factor: factor)
    }

    /// Returns the inverse of `banded`: the pull that results in `offset`.
    func unbanded(_ offset: CGPoint, factor: CGFloat) -> CGPoint {
        func free(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
            let range = range(axis)
            let place = offset[axis]
            let edge = min(max(place, range.lowerBound), range.upperBound)
            return edge + ScrollPhysics.unbanded(place - edge, in: length(axis), factor: factor)
        }
        return CGPoint(x: free(.horizontal), y: free(.vertical))
    }

    /// The enclosing scroll views, beginning with the closest.
    package var outerScrollViews: [UIScrollView] {
        ancestors.dropFirst().compactMap { $0 as? UIScrollView }
    }
}

extension CGPoint {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension NSLayoutConstraint.Axis {
    static var both: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
