// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Computes the preferred placement of a popover next to its source.
///
/// A side on which the popover fits inside the window is preferred. If there is none, the popover may extend beyond the
/// window: it is placed on the side with the most space, and the compositor, which knows the screen, may flip it.
struct PopoverPlacement: Equatable {
    /// The source's frame, in the window's coordinates.
    var target: CGRect
    /// The size of the popover without its arrow.
    var size: CGSize
    /// The part of the window in which the popover should stay.
    var space: CGRect
    /// The permitted arrow directions.
    ///
    /// If empty, the popover is centered on the target.
    var permitted = UIPopoverArrowDirection.any
    /// The height of the arrow.
    var arrow = Theme.Popover.arrowSize.height
    var isRightToLeft = false
    /// Whether the popover may cover the target instead of shrinking.
    var canOverlap = false

    /// The direction of the arrow unless the compositor flips the popover.
    ///
    /// Empty without an arrow.
    var direction: UIPopoverArrowDirection {
        let sides: [UIPopoverArrowDirection] = isRightToLeft ? [.right, .left] : [.left, .right]
        let all = ([.up, .down] + sides).filter(permitted.contains)
        return all.min { lack($0) < lack($1) } ?? []
    }

    /// The size of the popover including its arrow.
    var wholeSize: CGSize {
        let direction = direction
        if direction.isEmpty { return size }
        return direction.isVertical
            ? CGSize(width: size.width, height: size.height + arrow)
            : CGSize(width: size.width + arrow, height: size.height)
    }

    var anchor: PopupAnchor {
        let direction = direction
        guard !direction.isEmpty else {
            return PopupAnchor(
                rect: target, point: .center, gravity: .center, offset: evenOffset(alongX: true, alongY: true),
                adjustments: [.slideX, .slideY, .resizeX, .resizeY])
        }
        var adjustments: PopupPlacement.Adjustments = [.resizeX, .resizeY]
        if direction.isVertical || canOverlap { adjustments.insert(.slideX) }
        if !direction.isVertical || canOverlap { adjustments.insert(.slideY) }
        if permitted.contains(direction.opposite) {
            adjustments.insert(direction.isVertical ? .flipY : .flipX)
        }
        let gap = Theme.Popover.gap
        let rect = direction.isVertical ? target.insetBy(dx: 0, dy: -gap) : target.insetBy(dx: -gap, dy: 0)
        let point: PopupPlacement.Point =
            switch direction {
            case .up: .bottom
            case .down: .top
            case .left: .right
            default: .left
            }
        let offset = evenOffset(alongX: direction.isVertical, alongY: !direction.isVertical)
        return PopupAnchor(rect: rect, point: point, gravity: point, offset: offset, adjustments: adjustments)
    }

    /// The offset that aligns a centered popover with whole points, so that its text is sharp.
    private func evenOffset(alongX: Bool, alongY: Bool) -> CGPoint {
        let size = wholeSize
        let corner = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        return CGPoint(
            x: alongX ? corner.x.rounded() - corner.x : 0, y: alongY ? corner.y.rounded() - corner.y : 0)
    }

    /// The number of points by which the popover doesn't fit, in both dimensions together.
    private func lack(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let gap = Theme.Popover.gap
        let along: CGFloat
        switch direction {
        case .up: along = space.maxY - target.maxY - gap
        case .down: along = target.minY - gap - space.minY
        case .left: along = space.maxX - target.maxX - gap
        default: along = target.minX - gap - space.minX
        }
        let (needed, across, breadth) =
            direction.isVertical ? (size.height, space.width, size.width) : (size.width, space.height, size.height)
        return max(0, needed + arrow - along) + max(0, breadth - across)
    }
}
