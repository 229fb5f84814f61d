// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIPopoverPresentationController {
    // MARK: - Opening and closing

    func openPopup(for presenter: UIViewController, animated: Bool) -> PresentationContainerView? {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard let parent = sourceWindow ?? presenter.viewIfLoaded?.window else { return nil }
        if sourceTarget(in: parent) == nil {
            Log.misuse(
                "The popover of \(type(of: presentedViewController)) points at nothing that is shown in a window: set "
                    + "its sourceItem before it is presented. It is put into the middle.")
        }
        let placement = makePlacement(in: parent)
        self.placement = placement
        let popup = PopoverWindow(parent: parent, presentation: self, placement: placement)
        popup.appearsAnimated = animated
        popup.passthroughViews = passthroughViews ?? []
        self.popup = popup
        popup.isHidden = false
        guard popup.isShown else {
            self.popup = nil
            return nil
        }
        popup.onDismiss = { [weak self] in self?.popupWasTakenAway() }
        let container = PresentationContainerView(frame: popup.bounds)
        container.presentation = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        popup.addSubview(container)
        popup.presentations.append(self)
        addBackground(to: container)
        return container
    }

    /// The popup went with its window or its parent.
    private func popupWasTakenAway() {
        guard phase == .presenting || phase == .presented else { return }
        dismiss(animated: false, completion: nil)
    }

    func closePopup() {
        guard let popup else { return }
        self.popup = nil
        popup.onDismiss = nil
        popup.isHidden = true
        background = nil
    }

    private func addBackground(to container: UIView) {
        guard let methods = popoverBackgroundViewClass else { return }
        guard let type = methods as? UIPopoverBackgroundView.Type else {
            return Log.misuse("\(methods) is no subclass of UIPopoverBackgroundView; the popover looks as ever.")
        }
        let view = type.init(frame: container.bounds)
        container.addSubview(view)
        background = view
    }

    // MARK: - What it belongs to

    private var sourceWindow: UIWindow? {
        let window = (sourceItem as? UIBarButtonItem)?.shownView?.window ?? sourceView?.window
        return window?.isShown == true ? window : nil
    }

    /// What the arrow points at, in the window's coordinates; `nil` for nothing that is shown there.
    private func sourceTarget(in window: UIWindow) -> CGRect? {
        guard let sourceItem else { return nil }
        var rect = sourceItem.frame(in: window)
        if let view = sourceItem as? UIView, !rect.isNull, sourceRect.isUsable {
            rect = view.convert(sourceRect, to: window)
        }
        guard rect.isUsable else { return nil }
        let seen = rect.intersection(window.bounds)
        if !seen.isNull { return seen }
        // What is out of sight has a place all the same.
        return CGRect(
            x: min(max(rect.midX, 0), window.bounds.width), y: min(max(rect.midY, 0), window.bounds.height),
            width: 0, height: 0)
    }

    /// Goes where its source has gone.
    func followSource() {
        guard phase == .presented || phase == .presenting, let popup, let parent = popup.parent, let placement else {
            return
        }
        let wanted = makePlacement(in: parent)
        guard wanted != placement else { return }
        if wanted.target != placement.target, let view = sourceView {
            var (rect, place) = (sourceRect.isUsable ? sourceRect : view.bounds, view)
            let old = rect
            (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationController(
                self, willRepositionPopoverTo: &rect, in: &place)
            isLayingOut = true
            if place !== view { sourceView = place }
            if rect != old { sourceRect = rect }
            isLayingOut = false
        }
        layOutPopup()
    }

    // MARK: - Size and place

    private var wantedContentSize: CGSize {
        var size = contentSize ?? preferredContentSize
        let standard = Theme.Popover.defaultSize
        let screen = popup?.screen.bounds.size ?? presenter?.viewIfLoaded?.window?.screen.bounds.size ?? standard
        let window = popup?.rootWindow ?? presenter?.viewIfLoaded?.window?.rootWindow
        if !(size.width > 0) { size.width = standard.width }
        if !(size.height > 0) {
            size.height = min(standard.height, (window?.bounds.height ?? standard.height) - 2 * Theme.Popover.margin)
        }
        let least = Theme.Popover.leastLength
        return CGSize(
            width: min(max(size.width, least), max(screen.width, least)),
            height: min(max(size.height, least), max(screen.height, least)))
    }

    private func makePlacement(in parent: UIWindow) -> PopoverPlacement {
        let root = parent.rootWindow
        let origin = parent.originInRoot
        let target = sourceTarget(in: parent)
        let insets = backgroundInsets
        let size = wantedContentSize
        return PopoverPlacement(
            target: target ?? parent.bounds,
            size: CGSize(
                width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom),
            room: root.bounds.inset(by: popoverLayoutMargins).offsetBy(dx: -origin.x, dy: -origin.y),
            permitted: target == nil ? [] : permittedArrowDirections.intersection(.any), arrow: arrowSize.height,
            isRightToLeft: root.traitCollection.layoutDirection == .rightToLeft, canOverlap: canOverlapSourceViewRect)
    }

    /// Brings the popup to where it belongs and to the size that it should have.
    func layOutPopup() {
        guard !isLayingOut, phase == .presented || phase == .presenting, let popup, let parent = popup.parent else {
            return
        }
        let placement = makePlacement(in: parent)
        self.placement = placement
        popup.move(to: placement.anchor, size: placement.wholeSize)
        container?.setNeedsLayout()
    }

    // MARK: - Shape

    private var customBackground: UIPopoverBackgroundView.Type? {
        popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    }

    private var backgroundInsets: UIEdgeInsets { customBackground?.contentViewInsets() ?? .zero }

    private var arrowSize: CGSize {
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

    /// Where the arrow points from the place that the desktop gave the popup.
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

extension CGRect {
    /// Whether it is a place at all.
    fileprivate var isUsable: Bool {
        !isNull && [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) <= 1e6 }
    }
}
