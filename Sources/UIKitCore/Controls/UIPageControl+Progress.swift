// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIPageControl {
    /// Whether the present dot is a bar that fills.
    var showsProgress: Bool {
        progress != nil && window != nil && numberOfPages > 0 && interactionState != .continuous
            && !(hidesForSinglePage && numberOfPages == 1)
    }

    /// How much longer than a dot the present page's indicator is.
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

    /// The page's time is over.
    func turn(to page: Int) {
        show(page: page)
        sendValueChange(for: nil)
    }

    /// Puts the filled part into the present dot.
    func placeProgress() {
        guard showsProgress, let dot = dots[storedPage] else {
            progressFill?.removeFromSuperview()
            return
        }
        let fill = progressFill ?? UIView(frame: .zero)
        progressFill = fill
        let side = Theme.PageControl.dotSide
        let length = Theme.PageControl.progressLength
        // A bar that has hardly begun is a dot: its round ends fit into nothing shorter.
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
