// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The margins that a view was given, and what they follow.
struct LayoutMarginSettings {
    /// `nil` until they are set.
    var margins: NSDirectionalEdgeInsets?
    var followsSafeArea = true
    var followsSuperview = false
}

extension UIView {
    /// Points on every edge, unless set.
    private static let defaultMargin: CGFloat = 8

    /// The margins as they were set, in the reading direction.
    var ownMargins: NSDirectionalEdgeInsets {
        let given = marginSettings.margins
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
            let margin = Self.defaultMargin
            return given ?? NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        }
        let least = viewController.systemMinimumLayoutMargins
        guard let given else { return least }
        return NSDirectionalEdgeInsets(
            top: max(given.top, least.top), leading: max(given.leading, least.leading),
            bottom: max(given.bottom, least.bottom), trailing: max(given.trailing, least.trailing))
    }

    /// With the safe area on top, and at least as far in as the superview's margins reach.
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

    /// Tells the view, its constraints, and the subviews that follow it.
    func marginsDidChange() {
        var pending = [self]
        while let view = pending.popLast() {
            view.refreshInsetConstraints()
            view.layoutMarginsDidChange()
            view.viewController?.viewLayoutMarginsDidChange()
            view.setNeedsLayout()
            pending.append(contentsOf: view.subviewList.filter(\.marginSettings.followsSuperview))
        }
    }

    /// The part of `insets`, which are the superview's, that reaches over this view's edges.
    private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let frame = untransformedFrame
        let bounds = superview.bounds
        // A view that begins outside is not covered by more than there is.
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY - bounds.minY), left: part(insets.left, frame.minX - bounds.minX),
            bottom: part(insets.bottom, bounds.maxY - frame.maxY),
            right: part(insets.right, bounds.maxX - frame.maxX))
    }

    // MARK: - Readable content

    // Lines of the body font that fill this many points are about as long as is comfortable.
    private static let readableWidth: CGFloat = 920
    /// Only a view wider than this leaves so much room beside the text that it looks meant.
    private static let minimumWidthForReadability: CGFloat = 1008

    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let room = bounds.width - insets.left - insets.right
        guard bounds.width > Self.minimumWidthForReadability, room > Self.readableWidth else { return insets }
        let excess = (room - Self.readableWidth) / 2
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

    /// Takes over the part of the superview's unsafe edges that reaches the view, and hands it on inside.
    ///
    /// Without unsafe edges around the view this looks at nothing else.
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
        guard let superview else { return (self as? UIWindow)?.hiddenEdges ?? additional }
        let outer = superview.storedSafeAreaInsets
        guard outer != .zero else { return additional }
        let overlap = overlap(of: outer, in: superview)
        return UIEdgeInsets(
            top: overlap.top + additional.top, left: overlap.left + additional.left,
            bottom: overlap.bottom + additional.bottom, right: overlap.right + additional.right)
    }
}
