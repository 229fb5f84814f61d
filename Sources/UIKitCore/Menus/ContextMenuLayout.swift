// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Where a preview and the menu that belongs to it go in a window.
struct ContextMenuLayout: Equatable {
    enum Side {
        case below, above, left, right
    }

    /// Where the preview is.
    private(set) var preview: CGRect
    /// On which side of the preview the menu is.
    private(set) var side: Side
    /// Whether a menu above or below has its right edge in line with the preview's, not the left.
    private(set) var alignsRight: Bool

    /// Finds room in `bounds` for a preview of `size` as near as can be to `source`, and for the menu.
    ///
    /// - Parameters:
    ///   - bounds: what both have to be in.
    ///   - source: where the preview comes from.
    ///   - size: that of the preview; it is made smaller where there is less room.
    ///   - menu: the size of the menu, which is there whatever the room is.
    ///   - keepsShape: whether a preview is made smaller in both directions alike.
    init(bounds: CGRect, source: CGRect, size: CGSize, menu: CGSize, keepsShape: Bool) {
        let gap = Theme.ContextMenu.gap
        let width = max(bounds.width, 1)
        let height = max(bounds.height, 1)
        let isBeside = width > height && size.height + gap + menu.height > height
        // Beside each other, both may be as high as the window; one above the other they share its height.
        let room =
            isBeside
            ? CGSize(width: max(width - gap - menu.width, 1), height: height)
            : CGSize(width: width, height: max(height - gap - menu.height, height * Theme.ContextMenu.minimumShare))
        var size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        if keepsShape {
            let scale = min(1, room.width / size.width, room.height / size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        } else {
            size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        }
        alignsRight = source.midX > bounds.midX
        var x = Self.clamp(source.midX - size.width / 2, bounds.minX, bounds.maxX - size.width)
        var y = Self.clamp(source.midY - size.height / 2, bounds.minY, bounds.maxY - size.height)
        if isBeside {
            side = source.midX > bounds.midX ? .left : .right
            x =
                side == .right
                ? Self.clamp(x, bounds.minX, bounds.maxX - menu.width - gap - size.width)
                : Self.clamp(x, bounds.minX + menu.width + gap, bounds.maxX - size.width)
        } else if y + size.height + gap + menu.height <= bounds.maxY {
            side = .below
        } else if y - gap - menu.height >= bounds.minY {
            side = .above
        } else {
            side = .below
            y = Self.clamp(y, bounds.minY, bounds.maxY - menu.height - gap - size.height)
        }
        preview = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(min(value, high), low)
    }

    /// What the menu is asked to lie beside.
    var anchor: PopupAnchor {
        let gap = Theme.ContextMenu.gap
        switch side {
        case .below: return .below(preview, isRightToLeft: alignsRight, gap: gap)
        case .above:
            return PopupAnchor(
                rect: preview, point: alignsRight ? .topRight : .topLeft, gravity: alignsRight ? .topLeft : .topRight,
                offset: CGPoint(x: 0, y: -gap), adjustments: [.slideX, .slideY, .resizeY])
        case .right: return .beside(preview, isRightToLeft: false, offset: CGPoint(x: gap, y: 0))
        case .left: return .beside(preview, isRightToLeft: true, offset: CGPoint(x: gap, y: 0))
        }
    }
}
