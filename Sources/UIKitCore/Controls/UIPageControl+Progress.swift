// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIPageControl {
    /// Whether the current page's dot is shown as a progress bar.
    var showsProgress: Bool {
        progress != nil && window != nil && numberOfPages > 0 && interactionState != .continuous
            && !(hidesForSinglePage && numberOfPages == 1)
    }

    /// The difference in length between the current page's indicator and a dot.
    var progressLength: CGFloat {
        showsProgress ? Theme.PageControl.progressLength - Theme.PageControl.dotSide : 0
    }

    func progressDidChange(from old: UIPageControlProgress?) {
        if old?.control === self { old?.control = nil }
        if let other = progress?.control, other !== self { other.progress = nil }
        progress?.control = self
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Moves to `page` when the time of the current page is over.
    func turn(to page: Int) {
        show(page: page)
        sendValueChange(for: nil)
    }

    /// Updates the filled part of the current page's bar.
    func placeProgress() {
        guard showsProgress, let dot = dots[storedPage] else {
            progressFill?.removeFromSuperview()
            return
        }
        let fill = progressFill ?? UIView(frame: .zero)
        progressFill = fill
        let side = Theme.PageControl.dotSide
        let length = Theme.PageControl.progressLength
        // The filled part is at least as long as a dot, since its round ends need that length.
        let share = CGFloat(progress?.currentProgress ?? 0)
        let filled = share > 0 ? side + (length - side) * share : 0
        let start = isReversed ? length - filled : 0
        UIView.performWithoutAnimation {
            if fill.superview !== dot { dot.addSubview(fill) }
            fill.backgroundColor = currentPageIndicatorTintColor ?? Theme.PageControl.currentIndicator
            fill.layer.cornerRadius = side / 2
            fill.frame =
                isVertical
                ? CGRect(x: 0, y: start, width: side, height: filled)
                : CGRect(x: start, y: 0, width: filled, height: side)
        }
    }
}
