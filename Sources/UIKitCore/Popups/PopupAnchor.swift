// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The rectangle to which a popup is attached, and its position relative to it.
struct PopupAnchor: Hashable {
    /// The anchor rectangle, in points of the parent window.
    var rect: CGRect
    /// The point of the rectangle at which the popup is placed.
    var point: PopupPlacement.Point
    /// The direction in which the popup extends from that point.
    var gravity: PopupPlacement.Point
    /// The additional offset of the popup, in points.
    var offset = CGPoint.zero
    var adjustments: PopupPlacement.Adjustments = [.flipX, .flipY, .slideX, .slideY]

    /// Returns an anchor that places the popup below the rectangle with aligned leading edges, or above it.
    static func below(_ rect: CGRect, isRightToLeft: Bool, gap: CGFloat) -> PopupAnchor {
        PopupAnchor(
            rect: rect, point: isRightToLeft ? .bottomRight : .bottomLeft,
            gravity: isRightToLeft ? .bottomLeft : .bottomRight, offset: CGPoint(x: 0, y: gap),
            adjustments: [.flipY, .slideX, .slideY, .resizeY])
    }

    /// Returns an anchor at a point, such as the pointer's position when requesting a menu.
    static func at(_ point: CGPoint, isRightToLeft: Bool) -> PopupAnchor {
        PopupAnchor(
            rect: CGRect(origin: point, size: CGSize(width: 1, height: 1)), point: .bottomRight,
            gravity: isRightToLeft ? .bottomLeft : .bottomRight,
            adjustments: [.flipX, .flipY, .slideX, .slideY, .resizeY])
    }

    /// Returns an anchor that places the popup at the trailing side of the rectangle with aligned top edges, or at the
    /// leading side.
    static func beside(_ rect: CGRect, isRightToLeft: Bool, offset: CGPoint) -> PopupAnchor {
        PopupAnchor(
            rect: rect, point: isRightToLeft ? .topLeft : .topRight,
            gravity: isRightToLeft ? .bottomLeft : .bottomRight,
            offset: isRightToLeft ? CGPoint(x: -offset.x, y: offset.y) : offset,
            adjustments: [.flipX, .slideX, .slideY, .resizeY])
    }

    /// Returns the placement of a popup of `size`.
    ///
    /// `contentOffset` is the position of the parent's content in its window geometry.
    func placement(size: CGSize, contentOffset: CGPoint) -> PopupPlacement {
        PopupPlacement(
            anchorRect: rect.offsetBy(dx: contentOffset.x, dy: contentOffset.y), anchor: point, gravity: gravity,
            offset: offset, size: size, adjustments: adjustments)
    }
}
