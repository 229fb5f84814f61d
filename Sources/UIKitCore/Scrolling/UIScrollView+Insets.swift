// SPDX-License-Identifier: MIT
internal import Foundation

extension UIScrollView {
    func insetsDidChange() {
        let old = storedAdjustedInset
        let wasAtTop = contentOffset.y == -old.top
        let wasAtLeft = contentOffset.x == -old.left
        guard updateAdjustedInset(tells: false) else { return }
        let new = storedAdjustedInset
        // Content that rests at its top stays flush with it; other content goes along when a bar above it goes away.
        if motion == nil, !isTracking, !isDragging {
            var offset = contentOffset
            if wasAtTop || new.top < old.top { offset.y += old.top - new.top }
            if wasAtLeft || new.left < old.left { offset.x += old.left - new.left }
            if offset != contentOffset { bounds.origin = offset }
            keepInRange()
        }
        indicators.update()
        tellOfInset()
    }

    /// Works out how much room the content has to leave; returns whether that is news.
    @discardableResult
    func updateAdjustedInset(tells: Bool = true) -> Bool {
        let safe = safeAreaInsets
        var inset = contentInset
        let adds: (horizontal: Bool, vertical: Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: adds = (false, false)
        case .always: adds = (true, true)
        case .scrollableAxes: adds = (scrollsOnItsOwn(.horizontal), scrollsOnItsOwn(.vertical))
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
        inset.top += refreshInset
        guard inset != storedAdjustedInset else { return false }
        storedAdjustedInset = inset
        if tells { tellOfInset() }
        return true
    }

    private func tellOfInset() {
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Whether the content scrolls along the axis before any safe area is taken off.
    private func scrollsOnItsOwn(_ axis: NSLayoutConstraint.Axis) -> Bool {
        if axis == .horizontal {
            return alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
        }
        return alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
}
