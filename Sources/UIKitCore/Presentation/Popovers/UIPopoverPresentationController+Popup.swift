// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

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

    /// Dismisses the popover after its popup was closed with its parent window.
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

    // MARK: - Anchor

    private var sourceWindow: UIWindow? {
        let window = (sourceItem as? UIBarButtonItem)?.shownView?.window ?? sourceView?.window
        return window?.isShown == true ? window : nil
    }

    /// The frame of the source in the window's coordinates; `nil` if it isn't in the window.
    private func sourceTarget(in window: UIWindow) -> CGRect? {
        guard let sourceItem else { return nil }
        var rect = sourceItem.frame(in: window)
        if let view = sourceItem as? UIView, !rect.isNull, sourceRect.isUsable {
            rect = view.convert(sourceRect, to: window)
        }
        guard rect.isUsable else { return nil }
        let seen = rect.intersection(window.bounds)
        if !seen.isNull { return seen }
        // A source that is scrolled out of view is represented by the nearest point in the window.
        return CGRect(
            x: min(max(rect.midX, 0), window.bounds.width), y: min(max(rect.midY, 0), window.bounds.height),
            width: 0, height: 0)
    }

    /// Moves the popover with its source.
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

    // MARK: - Size and position

    private var wantedContentSize: CGSize {
        let preferred = preferredContentSize
        let isChilds =
            (presentedViewController as? UINavigationController)?.hasOwnContentSize == false
            && preferred == presentedViewController.preferredContentSize
        let inner = preferred == .zero || isChilds ? Self.preference(of: presentedViewController) : nil
        var size = contentSize ?? inner ?? preferred
        let standard = Theme.Popover.defaultSize
        let screen = popup?.screen.bounds.size ?? presenter?.viewIfLoaded?.window?.screen.bounds.size ?? standard
        let window = popup?.rootWindow ?? presenter?.viewIfLoaded?.window?.rootWindow
        if !(size.width > 0) { size.width = standard.width }
        if !(size.height > 0) {
            size.height = min(standard.height, (window?.bounds.height ?? standard.height) - 2 * Theme.Popover.margin)
        }
        let least = Theme.Popover.minimumLength
        return CGSize(
            width: min(max(size.width, least), max(screen.width, least)),
            height: min(max(size.height, least), max(screen.height, least)))
    }

    /// The preferred size of a controller or of its content with bars; `nil` if there is none.
    private static func preference(of controller: UIViewController) -> CGSize? {
        // The size of a navigation controller's child doesn't include the bars.
        if (controller as? UINavigationController)?.hasOwnContentSize ?? true, controller.preferredContentSize != .zero
        {
            return controller.preferredContentSize
        }
        if let holder = controller as? PopoverContentHolder { return preference(of: holder.content) }
        guard let navigation = controller as? UINavigationController, let top = navigation.topViewController,
            var size = preference(of: top)
        else { return nil }
        let bar = Theme.Bars.height(for: navigation.traitCollection)
        if size.height > 0, !navigation.isNavigationBarHidden { size.height += bar }
        if size.height > 0, !navigation.isToolbarHidden { size.height += bar }
        return size
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
            space: root.bounds.inset(by: popoverLayoutMargins).offsetBy(dx: -origin.x, dy: -origin.y),
            permitted: target == nil ? [] : permittedArrowDirections.intersection(.any), arrow: arrowSize.height,
            isRightToLeft: root.traitCollection.layoutDirection == .rightToLeft, canOverlap: canOverlapSourceViewRect)
    }

    /// Moves the popup to its current placement and size.
    func layOutPopup() {
        guard !isLayingOut, phase == .presented || phase == .presenting, let popup, let parent = popup.parent else {
            return
        }
        let placement = makePlacement(in: parent)
        self.placement = placement
        popup.move(to: placement.anchor, size: placement.wholeSize)
        container?.setNeedsLayout()
    }
}

extension CGRect {
    /// Whether the rectangle is finite and of a plausible size.
    fileprivate var isUsable: Bool {
        !isNull && [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) <= 1e6 }
    }
}
