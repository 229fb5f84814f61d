// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Where a popover wants to be beside what it belongs to; numbers only.
///
/// A side at which it fits into the window is taken if there is one. Else the popover may leave the window: it takes the
/// side with the most room, and the desktop, which knows the screen, may turn it to the other one.
struct PopoverPlacement: Equatable {
    /// What the popover belongs to, in the window's coordinates.
    var target: CGRect
    /// The popover's body.
    var size: CGSize
    /// What of the window the popover tries to stay in.
    var room: CGRect
    /// Without any the popover lies in the middle of the target.
    var permitted = UIPopoverArrowDirection.any
    /// How far the arrow stands out.
    var arrow = Theme.Popover.arrowSize.height
    var isRightToLeft = false
    /// Whether the popover rather covers the target than shrinks.
    var canOverlap = false

    /// Which way the arrow points, unless the desktop turns the popover round; none without an arrow.
    var direction: UIPopoverArrowDirection {
        let sides: [UIPopoverArrowDirection] = isRightToLeft ? [.right, .left] : [.left, .right]
        let all = ([.up, .down] + sides).filter(permitted.contains)
        return all.min { lack($0) < lack($1) } ?? []
    }

    /// The popover with its arrow.
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

    /// What brings a popover that is in the middle of its target to whole points, where its words are sharp.
    private func evenOffset(alongX: Bool, alongY: Bool) -> CGPoint {
        let size = wholeSize
        let corner = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        return CGPoint(
            x: alongX ? corner.x.rounded() - corner.x : 0, y: alongY ? corner.y.rounded() - corner.y : 0)
    }

    /// How many points too few there are for the popover, both ways together.
    private func lack(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let gap = Theme.Popover.gap
        let along: CGFloat
        switch direction {
        case .up: along = room.maxY - target.maxY - gap
        case .down: along = target.minY - gap - room.minY
        case .left: along = room.maxX - target.maxX - gap
        default: along = target.minX - gap - room.minX
        }
        let (needed, across, breadth) =
            direction.isVertical ? (size.height, room.width, size.width) : (size.width, room.height, size.height)
        return max(0, needed + arrow - along) + max(0, breadth - across)
    }
}
