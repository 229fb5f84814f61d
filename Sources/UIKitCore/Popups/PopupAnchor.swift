// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// What a popup belongs to, and how it lies to it.
struct PopupAnchor: Hashable {
    /// In the parent window's coordinates, in points.
    var rect: CGRect
    /// The point of the rectangle that the popup is put at.
    var point: PopupPlacement.Point
    /// Which way the popup extends from there.
    var gravity: PopupPlacement.Point
    /// Points that the popup is moved by after that.
    var offset = CGPoint.zero
    var adjustments: PopupPlacement.Adjustments = [.flipX, .flipY, .slideX, .slideY]

    /// Below the rectangle with the edges where reading begins in line, or above it.
    static func below(_ rect: CGRect, isRightToLeft: Bool, gap: CGFloat) -> PopupAnchor {
        PopupAnchor(
            rect: rect, point: isRightToLeft ? .bottomRight : .bottomLeft,
            gravity: isRightToLeft ? .bottomLeft : .bottomRight, offset: CGPoint(x: 0, y: gap),
            adjustments: [.flipY, .slideX, .slideY, .resizeY])
    }

    /// At a place, as for a pointer that asks for a menu.
    static func at(_ point: CGPoint, isRightToLeft: Bool) -> PopupAnchor {
        PopupAnchor(
            rect: CGRect(origin: point, size: CGSize(width: 1, height: 1)), point: .bottomRight,
            gravity: isRightToLeft ? .bottomLeft : .bottomRight,
            adjustments: [.flipX, .flipY, .slideX, .slideY, .resizeY])
    }

    /// Beside the rectangle with the upper edges in line, where reading goes on, or at the other side.
    static func beside(_ rect: CGRect, isRightToLeft: Bool, offset: CGPoint) -> PopupAnchor {
        PopupAnchor(
            rect: rect, point: isRightToLeft ? .topLeft : .topRight,
            gravity: isRightToLeft ? .bottomLeft : .bottomRight,
            offset: isRightToLeft ? CGPoint(x: -offset.x, y: offset.y) : offset,
            adjustments: [.flipX, .slideX, .slideY, .resizeY])
    }

    /// For a popup of `size`, with the parent's content at `contentOffset` of its geometry.
    func placement(size: CGSize, contentOffset: CGPoint) -> PopupPlacement {
        PopupPlacement(
            anchorRect: rect.offsetBy(dx: contentOffset.x, dy: contentOffset.y), anchor: point, gravity: gravity,
            offset: offset, size: size, adjustments: adjustments)
    }
}
