// SPDX-License-Identifier: MIT
package import Foundation

extension UIScrollView {
    func insetsDidChange() {
        guard followAdjustedInset() else { return }
        keepInRange()
        indicators.update()
        notifyOfInset()
    }

    /// Updates the adjusted content inset, which also depends on whether the content is larger than the bounds.
    func insetsMayChange() {
        if followAdjustedInset() { notifyOfInset() }
    }

    /// Updates the adjusted content inset, and moves the content with it.
    ///
    /// Content at its top stays there; other content moves only if the inset shrinks.
    private func followAdjustedInset() -> Bool {
        let old = storedAdjustedInset
        let wasAtTop = contentOffset.y == -old.top
        let wasAtLeft = contentOffset.x == -old.left
        guard updateAdjustedInset(tells: false) else { return false }
        let new = storedAdjustedInset
        if motion == nil, !isTracking, !isDragging {
            var offset = contentOffset
            if wasAtTop || new.top < old.top { offset.y += old.top - new.top }
            if wasAtLeft || new.left < old.left { offset.x += old.left - new.left }
            if offset != contentOffset { bounds.origin = offset }
        }
        return true
    }

    /// Updates the adjusted content inset.
    ///
    /// Returns whether it changed.
    @discardableResult
    func updateAdjustedInset(tells: Bool = true) -> Bool {
        let safe = safeAreaInsets
        var inset = contentInset
        let adds: (horizontal: Bool, vertical: Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: adds = (false, false)
        case .always: adds = (true, true)
        case .scrollableAxes: adds = (scrollsOnItsOwn(.horizontal), scrollsOnItsOwn(.vertical))
        case .automatic where containingController?.automaticallyAdjustsScrollViewInsets == false:
            adds = (false, false)
        case .automatic: adds = (scrollsOnItsOwn(.horizontal), scrollsOnItsOwn(.vertical) || viewController != nil)
        }
        if adds.vertical {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if adds.horizontal {
            inset.left += safe.left
            inset.right += safe.right
        }
        inset.top += refreshInset + pinnedInset
        // An application that adds the keyboard's height to the content inset has made the space already.
        if contentInsetAdjustmentBehavior != .never { inset.bottom = max(inset.bottom, keyboardInset) }
        guard inset != storedAdjustedInset else { return false }
        storedAdjustedInset = inset
        if tells { notifyOfInset() }
        return true
    }

    /// The height at the top that bars cover now, in points.
    ///
    /// It is less than the adjusted inset's top while a large title is collapsed.
    package var coveredTop: CGFloat { coveredTop(at: contentOffset) }

    /// Returns the height at the top that bars cover once content at a vertical position has been scrolled up to them.
    ///
    /// A large title is collapsed then, except above the beginning of the content.
    package func coveredTop(aboveContentAt y: CGFloat) -> CGFloat {
        coveredTop(at: CGPoint(x: contentOffset.x, y: y > 0 ? .greatestFiniteMagnitude : -adjustedContentInset.top))
    }

    private func coveredTop(at offset: CGPoint) -> CGFloat {
        max(adjustedContentInset.top - (follower?.collapsedHeight(above: self, at: offset) ?? 0), 0)
    }

    private func notifyOfInset() {
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Whether the content can scroll along the axis without the safe area.
    private func scrollsOnItsOwn(_ axis: NSLayoutConstraint.Axis) -> Bool {
        if axis == .horizontal {
            return alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
        }
        return alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
}

extension UIView {
    /// The controller whose view the view is or is in.
    fileprivate var containingController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Updates the insets of the scroll views in the view.
    func scrollViewAdjustmentDidChange() {
        var pending = [self]
        while let view = pending.popLast() {
            (view as? UIScrollView)?.insetsDidChange()
            pending += view.subviews
        }
    }
}
