// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// A view's margins, and the insets that they follow.
package struct LayoutMarginSettings {
    /// The margins that were set; `nil` until then.
    package var margins: NSDirectionalEdgeInsets?
    var followsSafeArea = true
    var followsSuperview = false
    /// The controller's minimum margins at the last layout; `nil` before the first one.
    var minimum: NSDirectionalEdgeInsets?
}

extension UIView {
    /// The margins that were set, relative to the layout direction.
    package var ownMargins: NSDirectionalEdgeInsets {
        let given = marginSettings.margins
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
            let margin = Theme.Layout.margin
            return given ?? NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        }
        let least = viewController.systemMinimumLayoutMargins
        guard let given else { return least }
        return NSDirectionalEdgeInsets(
            top: max(given.top, least.top), leading: max(given.leading, least.leading),
            bottom: max(given.bottom, least.bottom), trailing: max(given.trailing, least.trailing))
    }

    /// The margins including the safe area, and at least as large as needed to stay within the superview's margins.
    var effectiveMargins: UIEdgeInsets {
        let own = ownMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = UIEdgeInsets(
            top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing)
        if marginSettings.followsSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if marginSettings.followsSuperview, let superview {
            let overlap = overlap(of: superview.layoutMargins, in: superview)
            margins.top = max(margins.top, overlap.top)
            margins.left = max(margins.left, overlap.left)
            margins.bottom = max(margins.bottom, overlap.bottom)
            margins.right = max(margins.right, overlap.right)
        }
        return margins
    }

    func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let new = NSDirectionalEdgeInsets(
            top: sane(margins.top), leading: sane(margins.leading), bottom: sane(margins.bottom),
            trailing: sane(margins.trailing))
        guard new != marginSettings.margins else { return }
        marginSettings.margins = new
        marginsDidChange()
    }

    /// Notifies a controller's view if its minimum margins, which depend on the window's width, have changed.
    ///
    /// Called at the beginning of the view's layout.
    func updateMinimumMargins(of controller: UIViewController) {
        let new = controller.systemMinimumLayoutMargins
        guard new != marginSettings.minimum else { return }
        let isFirst = marginSettings.minimum == nil
        marginSettings.minimum = new
        if !isFirst, controller.viewRespectsSystemMinimumLayoutMargins { marginsDidChange(duringLayout: true) }
    }

    /// Notifies the view, its constraints, and the subviews whose margins follow this view's.
    ///
    /// - Parameter duringLayout: Whether this view is about to be laid out, so that it needs no further layout.
    func marginsDidChange(duringLayout: Bool = false) {
        var pending = [self]
        while let view = pending.popLast() {
            view.refreshInsetConstraints()
            view.layoutMarginsDidChange()
            view.viewController?.viewLayoutMarginsDidChange()
            if view !== self || !duringLayout { view.setNeedsLayout() }
            pending.append(contentsOf: view.subviewList.filter(\.marginSettings.followsSuperview))
        }
    }

    /// The part of the superview's `insets` that overlaps this view.
    private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let frame = untransformedFrame
        let bounds = superview.bounds
        // For a view that begins outside the superview, the overlap is at most the whole inset.
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY - bounds.minY), left: part(insets.left, frame.minX - bounds.minX),
            bottom: part(insets.bottom, bounds.maxY - frame.maxY),
            right: part(insets.right, bounds.maxX - frame.maxX))
    }

    // MARK: - Readable content

    package var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let space = bounds.width - insets.left - insets.right
        guard bounds.width > Theme.Layout.minimumWidthForReadability, space > Theme.Layout.readableWidth else {
            return insets
        }
        let excess = (space - Theme.Layout.readableWidth) / 2
        insets.left += excess
        insets.right += excess
        return insets
    }

    // MARK: - Safe area

    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Computes the part of the superview's safe area insets that affects this view, and propagates it to the subviews.
    ///
    /// Without insets around the view, nothing else is examined.
    func updateSafeArea(isSizeNew: Bool = false) {
        if storedSafeAreaInsets == .zero, currentSafeAreaInsets == .zero { return }
        var pending = [(self, isSizeNew)]
        while let (view, isSizeNew) = pending.popLast() {
            let insets = view.currentSafeAreaInsets
            let isChanged = insets != view.storedSafeAreaInsets
            if isChanged {
                view.storedSafeAreaInsets = insets
                view.safeAreaInsetsDidChange()
                view.viewController?.viewSafeAreaInsetsDidChange()
                if view.marginSettings.followsSafeArea {
                    view.marginsDidChange()
                } else {
                    view.refreshInsetConstraints()
                }
            }
            guard isChanged || (isSizeNew && insets != .zero) else { continue }
            for subview in view.subviewList { pending.append((subview, false)) }
        }
    }

    private var currentSafeAreaInsets: UIEdgeInsets {
        let additional = viewController?.ownSafeAreaInsets ?? .zero
        guard let superview else {
            guard let window = self as? UIWindow else { return additional }
            var insets = window.hiddenEdges
            insets.top += window.titleBarOverlap.covered
            return insets
        }
        let outer = superview.storedSafeAreaInsets
        guard outer != .zero else { return additional }
        let overlap = overlap(of: outer, in: superview)
        return UIEdgeInsets(
            top: overlap.top + additional.top, left: overlap.left + additional.left,
            bottom: overlap.bottom + additional.bottom, right: overlap.right + additional.right)
    }
}
