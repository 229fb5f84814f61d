// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIPopoverPresentationController {
    var customBackground: UIPopoverBackgroundView.Type? {
        popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    }

    var backgroundInsets: UIEdgeInsets { customBackground?.contentViewInsets() ?? .zero }

    var arrowSize: CGSize {
        guard let customBackground else { return Theme.Popover.arrowSize }
        let (base, height) = (customBackground.arrowBase(), customBackground.arrowHeight())
        return CGSize(width: base.isFinite ? max(base, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
    }

    var bodyCornerRadius: CGFloat {
        customBackground?.wantsDefaultContentAppearance == false ? 0 : Theme.Popover.cornerRadius
    }

    var groundColor: UIColor {
        if customBackground != nil { return .clear }
        return backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? Theme.Popup.background
    }

    /// The direction of the arrow, from the position that the compositor gave the popup.
    var shownDirection: UIPopoverArrowDirection {
        guard let popup, let placement, !placement.direction.isEmpty else { return [] }
        let (place, target) = (popup.place, popup.anchor.rect)
        if placement.direction.isVertical { return place.midY >= target.midY ? .up : .down }
        return place.midX >= target.midX ? .left : .right
    }

    func outline(of size: CGSize) -> PopupOutline {
        let direction = shownDirection
        guard let popup, !direction.isEmpty else {
            return PopupOutline(edge: .top, tip: 0, size: size, arrow: .zero, roundness: 0)
        }
        let target = popup.anchor.rect
        let tip = direction.isVertical ? target.midX - popup.place.minX : target.midY - popup.place.minY
        return PopupOutline(
            edge: direction.edge, tip: tip, size: size, arrow: arrowSize, roundness: Theme.Popover.arrowTip)
    }

    var bodyFrame: CGRect {
        guard let container else { return .zero }
        let body = outline(of: container.bounds.size).body.inset(by: backgroundInsets)
        return CGRect(origin: body.origin, size: CGSize(width: max(0, body.width), height: max(0, body.height)))
    }

    func layOutContent() {
        guard let container, phase != .dismissing else { return }
        if body.superview === container { body.place(in: bodyFrame) }
        guard let background else { return }
        let outline = outline(of: container.bounds.size)
        background.frame = container.bounds
        background.arrowDirection = outline.edge.direction
        let middle = outline.edge.isHorizontal ? container.bounds.midX : container.bounds.midY
        background.arrowOffset = outline.tip - middle
    }
}

extension PopupOutline.Edge {
    fileprivate var direction: UIPopoverArrowDirection {
        switch self {
        case .top: .up
        case .bottom: .down
        case .left: .left
        case .right: .right
        }
    }
}
