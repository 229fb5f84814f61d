// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The layout of a context menu and its preview in a window.
struct ContextMenuLayout: Equatable {
    enum Side {
        case below, above, left, right
    }

    /// The frame of the preview.
    private(set) var preview: CGRect
    /// The side of the preview on which the menu is placed.
    private(set) var side: Side
    /// Whether a menu above or below the preview is aligned to its right edge instead of its left edge.
    private(set) var alignsRight: Bool

    /// Computes the layout of a preview of `size`, as near as possible to `source`, and of its menu.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that contains both.
    ///   - source: The frame from which the preview is animated.
    ///   - size: The size of the preview, which is reduced if space is insufficient.
    ///   - menu: The size of the menu, which is never reduced.
    ///   - keepsShape: Whether the preview is scaled down proportionally.
    init(bounds: CGRect, source: CGRect, size: CGSize, menu: CGSize, keepsShape: Bool) {
        let gap = Theme.ContextMenu.gap
        let width = max(bounds.width, 1)
        let height = max(bounds.height, 1)
        let isBeside = width > height && size.height + gap + menu.height > height
        // Side by side, both may have the full height; stacked, they share it.
        let space =
            isBeside
            ? CGSize(width: max(width - gap - menu.width, 1), height: height)
            : CGSize(width: width, height: max(height - gap - menu.height, height * Theme.ContextMenu.minimumShare))
        var size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        if keepsShape {
            let scale = min(1, space.width / size.width, space.height / size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        } else {
            size = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
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

    /// The anchor of the menu next to the preview.
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
